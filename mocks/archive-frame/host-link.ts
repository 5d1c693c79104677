import { isRecord } from '@/lib/foreign-json';
/** What the hall hands over: a code worth one exchange, and which list is to be collected. */
export interface Start {
  code: string;
  request: { jdbh: string; mlbh: string; zstj: Record<string, string>; ywlsh: string };
  large: boolean;
}

type Said =
  | { type: 'ready' | 'previous' | 'submit' | 'activity' | 'tokenTimeOut' }
  | { type: 'height'; value: number }
  | { type: 'state'; missing: readonly string[]; uploading: number };

export interface HostLink {
  /** Resolves with the hall's first message. */
  started: Promise<Start>;
  say: (message: Said) => void;
}

/**
 * The frame's end of the conversation. The first word goes to whoever embeds the page and says nothing but 'ready'; from then on
 * messages go to the origin that answered, and only that window at that origin is listened to.
 */
export function openLink(host: Window = window.parent): HostLink {
  let origin: string | undefined;
  let no = 0;
  const send = (message: Said, to: string) => {
    // Counts up across reloads of the frame, so that the hall can tell a repeated message.
    no = Math.max(no + 1, Date.now());
    host.postMessage({ source: 'gjj-archive', no, ...message }, to);
  };
  const started = new Promise<Start>((resolve) => {
    window.addEventListener('message', (event) => {
      if (event.source !== host || (origin !== undefined && event.origin !== origin)) return;
      const start = readStart(event.data);
      if (!start) return;
      origin = event.origin;
      resolve(start);
    });
  });
  send({ type: 'ready' }, '*');
  return {
    started,
    say: (message) => {
      if (origin !== undefined) send(message, origin);
    },
  };
}

function readStart(data: unknown): Start | undefined {
  if (!isRecord(data) || data.source !== 'gjj-hall' || data.type !== 'start' || typeof data.code !== 'string')
    return undefined;
  const { request } = data;
  if (!isRecord(request) || !isRecord(request.zstj)) return undefined;
  const { jdbh, mlbh, ywlsh } = request;
  if (typeof jdbh !== 'string' || typeof mlbh !== 'string' || typeof ywlsh !== 'string') return undefined;
  const zstj = Object.fromEntries(Object.entries(request.zstj).map(([key, value]) => [key, String(value)]));
  return { code: data.code, request: { jdbh, mlbh, zstj, ywlsh }, large: data.large === true };
}
