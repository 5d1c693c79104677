import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/api/errors';
import type { FacePictures, FaceProgress, FaceRequest } from '@/api/face-sign-in';
import { signIn } from '@/session/sign-in';
import type { FaceRun } from '@/session/sign-in-methods/method';
import { NO_PROBLEM, type Problem, problemOf } from '../problem';
import { welcome } from '../welcome';
import type { CameraFault } from './camera-faults';
import type { Person, Place } from './PersonForm';
import { useFaceProgress } from './use-face-progress';

export type Step =
  | { at: 'person'; busy: boolean; problem: Problem }
  | { at: 'camera' | 'phone' | 'checking' | 'entering'; request: FaceRequest }
  | { at: 'no-camera'; request: FaceRequest; fault: CameraFault }
  /** `again`: another try may fare better. */
  | { at: 'failed'; text: string; again: boolean };

export interface FaceSignIn {
  step: Step;
  begin: (person: Person, place: Place) => void;
  /** The same request by another place, or by the camera once more. */
  turnTo: (place: Place) => void;
  lose: (fault: CameraFault) => void;
  send: (pictures: FacePictures) => void;
  /** The same person once more, with a new request. */
  again: () => void;
  /** Back to name and number. */
  back: () => void;
}

const START: Step = { at: 'person', busy: false, problem: NO_PROBLEM };
const LATE = '本次刷脸已超时，没有登录。请重新刷脸，或选择其他登录方式';

/** From name and number to the session: opens the request, follows it, and enters when it has passed. */
export function useFaceSignIn(run: FaceRun): FaceSignIn {
  const [step, setStep] = useState<Step>(START);
  const last = useRef<{ person: Person; place: Place } | undefined>(undefined);
  const sending = useRef<AbortController | undefined>(undefined);
  /** The request that is being entered with: it passes once, however often it is said. */
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

  const begin = async (person: Person, place: Place) => {
    last.current = { person, place };
    setStep({ at: 'person', busy: true, problem: NO_PROBLEM });
    try {
      setStep({ at: place, request: await run.begin(person) });
    } catch (error) {
      setStep({ at: 'person', busy: false, problem: problemOf(error, {}) });
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
  return problemOf(error, {}).general ?? '登录失败，请稍后重试';
}
