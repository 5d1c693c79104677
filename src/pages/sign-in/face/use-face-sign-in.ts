import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/api/client/errors';
import type { FacePictures, FaceProgress, FaceRequest } from '@/api/session/face-sign-in';
import { poll } from '@/lib/poll';
import { signIn } from '@/session/sign-in/sign-in';
import type { FaceRun } from '@/session/sign-in-methods/method';
import { NO_PROBLEM, type SignInProblem, signInProblemOf } from '../problem';
import { welcome } from '../welcome';
import type { CameraFault } from './camera-faults';
import type { FaceFieldPlace, Person } from './PersonForm';

export type Step =
  | { at: 'person'; busy: boolean; problem: SignInProblem }
  | { at: 'camera' | 'phone' | 'checking' | 'entering'; request: FaceRequest }
  | { at: 'no-camera'; request: FaceRequest; fault: CameraFault }
  /** `again`: a retry may succeed. */
  | { at: 'failed'; text: string; again: boolean };

export interface FaceSignIn {
  step: Step;
  begin: (person: Person, place: FaceFieldPlace) => void;
  /** Continues the request on another device, or with the camera again. */
  turnTo: (place: FaceFieldPlace) => void;
  lose: (fault: CameraFault) => void;
  send: (pictures: FacePictures) => void;
  /** New request for the same person. */
  again: () => void;
  /** Returns to name and number. */
  back: () => void;
}

const START: Step = { at: 'person', busy: false, problem: NO_PROBLEM };
const LATE = '本次刷脸已超时，没有登录。请重新刷脸，或选择其他登录方式';

/** State machine from name and number to the session: opens the request, polls it, and signs in when passed. */
export function useFaceSignIn(run: FaceRun): FaceSignIn {
  const [step, setStep] = useState<Step>(START);
  const last = useRef<{ person: Person; place: FaceFieldPlace } | undefined>(undefined);
  const sending = useRef<AbortController | undefined>(undefined);
  /** The request already used to sign in; 'passed' may be reported repeatedly. */
  const entered = useRef<FaceRequest | undefined>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  const enter = async (request: FaceRequest) => {
    if (entered.current === request) return;
    entered.current = request;
    setStep({ at: 'entering', request });
    try {
      welcome(await signIn('1', () => run.finish(request)));
    } catch (error) {
      setStep({ at: 'failed', text: textOf(error), again: !(error instanceof ApiError) || error.kind !== 'business' });
    }
  };
  const follow = (request: FaceRequest, { zt, sm }: FaceProgress) => {
    if (zt === 'waiting' || zt === 'checking') return;
    sending.current?.abort();
    if (zt === 'passed') return void enter(request);
    setStep({ at: 'failed', text: zt === 'expired' ? LATE : sm || LATE, again: zt !== 'locked' });
  };

  const open = 'request' in step && step.at !== 'entering' ? step.request : undefined;
  useFaceProgress(open, step.at === 'checking' ? 'checking' : 'waiting', run.ask, (progress) => {
    if (open) follow(open, progress);
  });

  const begin = async (person: Person, place: FaceFieldPlace) => {
    last.current = { person, place };
    setStep({ at: 'person', busy: true, problem: NO_PROBLEM });
    try {
      setStep({ at: place, request: await run.begin(person) });
    } catch (error) {
      setStep({ at: 'person', busy: false, problem: signInProblemOf(error, {}) });
    }
  };
  const send = async (pictures: FacePictures) => {
    if (!open) return;
    const controller = new AbortController();
    sending.current = controller;
    setStep({ at: 'checking', request: open });
    try {
      follow(open, await run.send(open, pictures, controller.signal));
    } catch (error) {
      if (!controller.signal.aborted) setStep({ at: 'failed', text: textOf(error), again: true });
    }
  };

  return {
    step,
    begin: (person, place) => void begin(person, place),
    turnTo: (place) => {
      if (last.current) last.current = { ...last.current, place };
      if (open) setStep({ at: place, request: open });
    },
    lose: (fault) => open && setStep({ at: 'no-camera', request: open, fault }),
    send: (pictures) => void send(pictures),
    again: () => last.current && void begin(last.current.person, last.current.place),
    back: () => {
      sending.current?.abort();
      setStep(START);
    },
  };
}

function textOf(error: unknown): string {
  return signInProblemOf(error, {}).general ?? '登录失败，请稍后重试';
}

const EXPIRED: FaceProgress = { zt: 'expired', sm: '' };

/**
 * Polls a request's state until it is decided or expired; a changed or undefined request stops polling the former one.
 * @param pace change resets to fast polling, after something was sent
 */
function useFaceProgress(
  request: FaceRequest | undefined,
  pace: string,
  ask: (request: FaceRequest, signal: AbortSignal) => Promise<FaceProgress>,
  onProgress: (progress: FaceProgress) => void,
): void {
  const report = useRef(onProgress);
  useEffect(() => {
    report.current = onProgress;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed pace restarts the polling
  useEffect(() => {
    if (!request) return;
    return poll(
      (signal) => ask(request, signal),
      (progress) => report.current(progress),
    );
  }, [request, pace, ask]);
  // Expires by the local clock, too, since without a network no response arrives.
  useEffect(() => {
    if (!request) return;
    const timer = setTimeout(() => report.current(EXPIRED), Math.max(1, request.yxsj) * 1000);
    return () => clearTimeout(timer);
  }, [request]);
}
