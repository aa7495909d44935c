import { Building2, MapPin } from 'lucide-react';
import { PageFact } from '../../shared/ui/index.ts';

/** The address of a record and its company, at the head of its page. */
export function WhereAndWhose({ address, company }: { address: string; company: string }) {
  return (
    <>
      <PageFact icon={<MapPin size={15} aria-hidden />}>{address}</PageFact>
      <PageFact icon={<Building2 size={15} aria-hidden />}>{company}</PageFact>
    </>
  );
}
