import { isRecord } from '@/lib/foreign-json';
/** Messages from the archive frame to the hall. */
export type FrameMessage =
  /** Loaded, waiting for its code. */
  | { type: 'ready' }
  | { type: 'height'; value: number }
  /** Names of missing materials and number of running uploads. */
  | { type: 'state'; missing: readonly string[]; uploading: number }
  | { type: 'previous' }
  | { type: 'submit' }
  /** User activity in the frame, which the hall's idle watch cannot see. */
  | { type: 'activity' }
  /** The session has expired at the centre (docs/specification.md 4). */
  | { type: 'tokenTimeOut' };

/** Message from the hall to the frame, once per load: a code instead of a token, exchanged at the centre. */
export interface FrameStart {
  source: 'gjj-hall';
  type: 'start';
  code: string;
  request: { jdbh: string; mlbh: string; zstj: Record<string, string>; ywlsh: string };
  large: boolean;
}

export const FRAME_SOURCE = 'gjj-archive';
const TALLEST = 20_000;
const MOST_NAMES = 100;
const LONGEST_NAME = 100;

/** Parses a message of the frame; undefined if malformed. `no`: sequence number of the message. */
export function readFrameMessage(data: unknown): { message: FrameMessage; no: number | undefined } | undefined {
  // Archive systems in production send this plain string.
  if (data === 'tokenTimeOut') return { message: { type: 'tokenTimeOut' }, no: undefined };
  if (!isRecord(data) || (data.source !== FRAME_SOURCE && data.type !== 'tokenTimeOut')) return undefined;
  const message = messageOf(data);
  return message && { message, no: isCount(data.no) ? data.no : undefined };
}

function messageOf(data: Record<string, unknown>): FrameMessage | undefined {
  switch (data.type) {
    case 'ready':
    case 'previous':
    case 'submit':
    case 'activity':
    case 'tokenTimeOut':
      return { type: data.type };
    case 'height':
      return typeof data.value === 'number' && data.value > 0 && data.value <= TALLEST
        ? { type: 'height', value: Math.ceil(data.value) }
        : undefined;
    case 'state': {
      const { missing, uploading } = data;
      if (!Array.isArray(missing) || missing.length > MOST_NAMES || !isCount(uploading)) return undefined;
      const names = missing.filter((name) => typeof name === 'string' && name.length <= LONGEST_NAME);
      return names.length === missing.length ? { type: 'state', missing: names, uploading } : undefined;
    }
    default:
      return undefined;
  }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
