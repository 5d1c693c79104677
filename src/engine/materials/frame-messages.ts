import { isRecord } from '@/lib/foreign-json';
/** What the archive frame says to the hall. */
export type FrameMessage =
  /** It has loaded and waits for its code. */
  | { type: 'ready' }
  | { type: 'height'; value: number }
  /** Names of what is still missing, and how many files are on their way. */
  | { type: 'state'; missing: readonly string[]; uploading: number }
  | { type: 'previous' }
  | { type: 'submit' }
  /** The person is doing something in it: the hall's idle watch cannot see into a frame. */
  | { type: 'activity' }
  /** The centre no longer knows the session (specification 4). */
  | { type: 'tokenTimeOut' };

/** What the hall says to the frame, once for each load: a code in place of a token, exchanged at the centre. */
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

/** Reads a message of the frame; anything else, or one with wrong types in it, is undefined. `no` counts the frame's messages. */
export function readFrameMessage(data: unknown): { message: FrameMessage; no: number | undefined } | undefined {
  // Archive systems in service say this one word.
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
