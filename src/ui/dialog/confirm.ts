import { create } from 'zustand';

export interface ConfirmQuestion {
  title: string;
  content: string;
  okText?: string;
  cancelText?: string;
  /** The button that Enter presses; default 'cancel': a second Enter must lose nothing. */
  focus?: 'ok' | 'cancel';
}

interface Asked extends ConfirmQuestion {
  id: number;
  answer: (agreed: boolean) => void;
}

/** Queue of pending questions; the first is shown. */
export const useQuestions = create<{ asked: readonly Asked[] }>(() => ({ asked: [] }));

let lastId = 0;

/** Asks in a dialog. Resolves true on consent; Escape, the close button and cancel resolve false. */
export function askConfirmation(question: ConfirmQuestion): Promise<boolean> {
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    const answer = (agreed: boolean) => {
      useQuestions.setState(({ asked }) => ({ asked: asked.filter((other) => other.id !== id) }));
      resolve(agreed);
    };
    useQuestions.setState(({ asked }) => ({ asked: [...asked, { ...question, id, answer }] }));
  });
}

/** Resolves every pending question with false (after sign-out). */
export function dropQuestions(): void {
  for (const { answer } of useQuestions.getState().asked) answer(false);
}
