import { create } from 'zustand';

export interface Question {
  title: string;
  content: string;
  okText?: string;
  cancelText?: string;
  /** Which button a hasty Enter presses; 'ok' unless said otherwise. */
  focus?: 'ok' | 'cancel';
}

interface Asked extends Question {
  id: number;
  answer: (agreed: boolean) => void;
}

/** Questions waiting for an answer; the first is on show. */
export const useQuestions = create<{ asked: readonly Asked[] }>(() => ({ asked: [] }));

let lastId = 0;

/** Asks in a dialog; true when the person agreed. Escape, the close button and cancel all mean no. */
export function confirm(question: Question): Promise<boolean> {
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

/** Answers every open question with no: what was asked of a person who has signed out needs no answer. */
export function dropQuestions(): void {
  for (const { answer } of useQuestions.getState().asked) answer(false);
}
