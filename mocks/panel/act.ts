/** Runs a QA call and shows its result at the top of the panel. */
export type Act = (done: string, work: () => Promise<unknown>) => Promise<void>;
