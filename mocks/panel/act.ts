/** Runs a QA call and shows what came of it at the head of the panel. */
export type Act = (done: string, work: () => Promise<unknown>) => Promise<void>;
