import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { fetchShareCode, type MaterialRequest } from '@/api/archive/archive';
import { recordActivity } from '@/session/watch/activity';
import type { FrameAddress } from './frame-address';
import { type FrameMessage, type FrameStart, readFrameMessage } from './frame-messages';

/** Time (ms) after which a silent frame counts as unavailable. */
const READY_WITHIN_MS = 12_000;

export interface ArchiveFrameState {
  phase: 'loading' | 'ready' | 'failed';
  /** Height (px) as reported by the frame. */
  height: number;
  missing: readonly string[];
  uploading: number;
  /** Error of the centre, if it gave one. */
  error: unknown;
}

const FIRST: ArchiveFrameState = { phase: 'loading', height: 480, missing: [], uploading: 0, error: undefined };

/**
 * Connects to the archive frame. Accepts each message of this frame's window and origin once; the frame gets a single-use code by
 * message, never in its address.
 * @param onAct user actions in the frame: previous, submit, or the expired session
 */
export function useArchiveFrame(
  address: FrameAddress,
  request: MaterialRequest,
  onAct: (act: 'previous' | 'submit' | 'tokenTimeOut') => void,
): {
  frame: RefObject<HTMLIFrameElement | null>;
  state: ArchiveFrameState;
  round: number;
  onLoad: () => void;
  retry: () => void;
} {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState(FIRST);
  const [round, setRound] = useState(0);
  const latest = useRef({ request, onAct });
  latest.current = { request, onAct };
  /** State of the current load: whether the code was sent, and the number of the last message. */
  const heard = useRef({ started: false, last: -1 });

  const onLoad = useCallback(() => {
    // A reloaded frame has lost its code.
    heard.current = { started: false, last: -1 };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new frame
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    heard.current = { started: false, last: -1 };
    const fail = (error: unknown) => !signal.aborted && setState((before) => ({ ...before, phase: 'failed', error }));
    const timer = setTimeout(() => fail(undefined), READY_WITHIN_MS);

    const start = async () => {
      if (heard.current.started) return;
      heard.current.started = true;
      try {
        const { uuid } = await fetchShareCode(latest.current.request.ywlsh, { signal });
        if (signal.aborted) return;
        const said: FrameStart = {
          source: 'gjj-hall',
          type: 'start',
          code: uuid,
          request: latest.current.request,
          large: document.documentElement.hasAttribute('data-large'),
        };
        frame.current?.contentWindow?.postMessage(said, address.origin);
        clearTimeout(timer);
        setState((before) => ({ ...before, phase: 'ready', error: undefined }));
      } catch (error) {
        fail(error);
      }
    };
    const act = (message: FrameMessage) => {
      switch (message.type) {
        case 'ready':
          return void start();
        case 'height':
          return setState((before) => ({ ...before, height: message.value }));
        case 'state':
          return setState((before) => ({ ...before, missing: message.missing, uploading: message.uploading }));
        case 'activity':
          return recordActivity(Date.now());
        default:
          return latest.current.onAct(message.type);
      }
    };
    const onMessage = (event: MessageEvent) => {
      const own = frame.current?.contentWindow;
      if (!own || event.source !== own || event.origin !== address.origin) return;
      const read = readFrameMessage(event.data);
      if (!read || (read.no !== undefined && read.no <= heard.current.last)) return;
      if (read.no !== undefined) heard.current.last = read.no;
      act(read.message);
    };
    window.addEventListener('message', onMessage);
    return () => {
      controller.abort();
      clearTimeout(timer);
      window.removeEventListener('message', onMessage);
    };
  }, [address.url, round]);

  const retry = useCallback(() => {
    setState(FIRST);
    setRound((before) => before + 1);
  }, []);
  return { frame, state, round, onLoad, retry };
}
