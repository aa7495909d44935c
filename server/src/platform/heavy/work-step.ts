/** How far a piece of work is. */
export interface WorkStep {
  step: string;
  done: number;
  total: number;
}
