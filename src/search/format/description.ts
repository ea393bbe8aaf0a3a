/** The id of the section with the steps of a task: its heading does not describe the task, the title of the page does. */
export const STEPS = 'steps';

/** The description of an answer in a result, below its heading. */
export interface Description {
  /** The beginning of the answer; empty when it is not known. */
  readonly line: string;
  /** How many steps it has; 0 when it is not a task. */
  readonly steps: number;
}
