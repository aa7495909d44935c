import type { Scene } from '../scene.ts';
import { auditorAsks } from './audit.ts';
import { apart } from './apart.ts';
import { feesRise } from './fees.ts';
import { movesToAnotherFirm } from './new-firm.ts';
import { connectsItsSystem, keyIsRevoked } from './property-system.ts';
import { georgiaChangesItsRule } from './rule-change.ts';
import { workflowGrows, workflowMovesCases } from './workflow-changes.ts';

/** What comes once in a year. */
interface Occasion {
  name: string;
  /** From the first day of this month on. */
  month: number;
  /** In a short form: on this day, counted from 1. */
  early: number;
  /** @returns whether it could be played; else it is tried again on the next day. */
  play(scene: Scene): Promise<boolean>;
}

const occasions: readonly Occasion[] = [
  { name: 'workflow', month: 3, early: 3, play: (scene) => ofFirst(scene, workflowGrows) },
  { name: 'property system', month: 2, early: 2, play: (scene) => ofCompany(scene, connectsItsSystem) },
  { name: 'key', month: 6, early: 7, play: (scene) => ofCompany(scene, keyIsRevoked) },
  { name: 'auditor', month: 5, early: 8, play: (scene) => ofFirst(scene, auditorAsks) },
  { name: 'rule', month: 7, early: 4, play: georgiaChangesItsRule },
  { name: 'another firm', month: 8, early: 9, play: (scene) => ofCompany(scene, movesToAnotherFirm, -1) },
  { name: 'workflow again', month: 9, early: 6, play: (scene) => ofFirst(scene, workflowMovesCases) },
  { name: 'fees', month: 10, early: 5, play: (scene) => ofFirst(scene, feesRise) },
];

async function ofFirst(
  scene: Scene,
  play: (scene: Scene, firm: Scene['world']['firms'][number]) => Promise<boolean>,
): Promise<boolean> {
  const [firm] = scene.world.firms;
  return firm ? play(scene, firm) : false;
}

const monthOf = (day: string) => Number(day.slice(5, 7));

async function ofCompany(
  scene: Scene,
  play: (scene: Scene, company: Scene['world']['companies'][number]) => Promise<boolean>,
  at = 0,
): Promise<boolean> {
  const company = scene.world.companies.at(at);
  return company ? play(scene, company) : false;
}

/** Plays what has come: each once, also where it breaks. */
export async function occasionsDay(scene: Scene, number: number): Promise<void> {
  const { today, met, isShort } = scene;
  for (const { name, month, early, play } of occasions) {
    const hasCome = isShort ? number >= early : monthOf(today) >= month;
    if (met.has(name) || !hasCome) continue;
    const played = await apart(scene, () => play(scene));
    if (played !== false) met.add(name);
  }
}
