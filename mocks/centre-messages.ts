// What the page and the worker in which its centre runs say to each other.

/** To the worker, first: where the phone's page lies, and the lock that the worker holds as long as it lives. */
export interface CentreStart {
  phonePage: string;
  lock: string;
  /** The page's time (ms): the seed ends there. */
  now: number;
}

/** A call, and the page's time (ms): the centre goes by the clock of the page. */
export interface Call {
  id: number;
  now: number;
  url: string;
  method: string;
  headers: [string, string][];
  body: ArrayBuffer;
}

/** From the worker: it asks the page to let so much of its time (ms) pass. To the worker: it has. */
export type Wait = { wait: number; id: number };
export type Waited = { waited: number };

/** How the worker stands: it has opened the centre, or why it could not; `damaged`: its journal cannot be read. */
export type Opened = { opened: true } | { opened: false; why: string; damaged: boolean };

/** 'fallen': the network fails; 'nobody': no handler takes the call. */
export interface CentreReply {
  id: number;
  answer: 'fallen' | 'nobody' | { status: number; statusText: string; headers: [string, string][]; body: ArrayBuffer };
}
