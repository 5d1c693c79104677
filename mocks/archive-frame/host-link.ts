import { isRecord } from '@/lib/foreign-json';
/** Start message of the hall: a single-use code and the list to collect. */
export interface ArchiveFrameStart {
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
  started: Promise<ArchiveFrameStart>;
  say: (message: Said) => void;
}

/**
 * Frame side of the messages with the hall. The first message goes to any embedding page and contains only 'ready'; later ones go to the
 * origin that answered, and only that window at that origin is accepted.
 */
export function openLink(host: Window = window.parent): HostLink {
  let origin: string | undefined;
  let no = 0;
  const send = (message: Said, to: string) => {
    // Increases across reloads of the frame, so that the hall detects a repeated message.
    no = Math.max(no + 1, Date.now());
    host.postMessage({ source: 'gjj-archive', no, ...message }, to);
  };
  const started = new Promise<ArchiveFrameStart>((resolve) => {
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

function readStart(data: unknown): ArchiveFrameStart | undefined {
  if (!isRecord(data) || data.source !== 'gjj-hall' || data.type !== 'start' || typeof data.code !== 'string')
    return undefined;
  const { request } = data;
  if (!isRecord(request) || !isRecord(request.zstj)) return undefined;
  const { jdbh, mlbh, ywlsh } = request;
  if (typeof jdbh !== 'string' || typeof mlbh !== 'string' || typeof ywlsh !== 'string') return undefined;
  const zstj = Object.fromEntries(Object.entries(request.zstj).map(([key, value]) => [key, String(value)]));
  return { code: data.code, request: { jdbh, mlbh, zstj, ywlsh }, large: data.large === true };
}
