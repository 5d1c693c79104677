import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fetchEvaluation, saveEvaluation } from '@/api/cases/evaluation';
import { ApiError } from '@/api/client/errors';
import { type EvaluationAnswers, type EvaluationErrors, evaluationErrors } from '@/domain/evaluation';
import { voiceLimits } from '@/domain/voice-limits';
import { failureText } from '@/lib/shown-errors';
import { systemValue } from '@/session/system-config';
import { evaluationDraft } from '../draft/page-draft-codes';
import { useSavedForm } from '../draft/use-saved-form';

export interface EvaluationValues extends EvaluationAnswers {
  anonymous: boolean;
  /** Department and terminal; '' where they come from the case. */
  zgbm: string;
  pjzd: string;
}

export type FieldErrors = EvaluationErrors & { zgbm?: string; pjzd?: string };

/** No grade is preselected: a default would bias the result. */
const EMPTY: EvaluationValues = { pjdj: '', pjx: [], pjnr: '', anonymous: false, zgbm: '', pjzd: '' };
const INVALID = '[aria-invalid="true"] input, input[aria-invalid="true"], textarea[aria-invalid="true"]';
const NOT_THERE = '中心还没有收到这次评价，可以重新提交；每个办件只会有一次评价。';

interface EvaluationOptions {
  ywlsh: string;
  /** Preselected department and terminal, where the form has these fields. */
  asked?: { zgbm: string; pjzd: string };
  /** Called after the submission, with the centre's text on how it is handled. */
  onDone: (clsm: string) => void;
}

/** Values, errors and submission of an evaluation, for dialog and page. */
export function useEvaluation({ ywlsh, asked, onDone }: EvaluationOptions) {
  const form = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [values, setValues] = useState({ ...EMPTY, ...asked });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState('');
  /** Set after a submission with unknown outcome: message of the last look-up, and whether the centre has no evaluation. */
  const [unknown, setUnknown] = useState<{ note: string; isNone: boolean }>();
  const [busy, setBusy] = useState(false);

  const saved = useSavedForm(evaluationDraft(ywlsh), (found) =>
    setValues((before) => ({ ...before, ...fitting(found) })),
  );
  const set = (change: Partial<EvaluationValues>) => {
    const next = { ...values, ...change };
    setValues(next);
    setErrors({});
    saved.keep(next);
  };
  const show = (found: FieldErrors) => {
    flushSync(() => setErrors(found));
    form.current?.querySelector<HTMLElement>(INVALID)?.focus();
  };
  /** Runs one action at a time; a double click has no effect. */
  const alone = async (work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure('');
    await work();
    running.current = false;
    setBusy(false);
  };

  const submit = () =>
    alone(async () => {
      const found: FieldErrors = {
        ...(asked && missing(values)),
        ...evaluationErrors(values, voiceLimits(systemValue)),
      };
      if (Object.keys(found).length > 0) return show(found);
      setUnknown(undefined);
      try {
        const { pjdj, pjx, pjnr, anonymous, zgbm, pjzd } = values;
        const sfnm = anonymous ? '1' : '0';
        const request = { ywlsh, zgbm, pjzd, pjdj, pjx: pjx.join(','), pjnr, sfnm } as const;
        const { clsm } = await saved.handIn(() => saveEvaluation(request));
        onDone(typeof clsm === 'string' ? clsm : '评价已提交，感谢您的意见。');
      } catch (error) {
        if (error instanceof ApiError && error.outcomeUnknown) return setUnknown({ note: '', isNone: false });
        if (error instanceof ApiError) show(error.fieldErrors);
        setFailure(failureText(error, '评价未能提交，请稍后重试'));
      }
    });
  const lookUp = () =>
    alone(async () => {
      try {
        await fetchEvaluation(ywlsh, { errors: 'inline' });
        saved.discard();
        onDone('评价已提交，感谢您的意见。');
      } catch (error) {
        const isNone = error instanceof ApiError && error.kind === 'business';
        const note = isNone ? NOT_THERE : failureText(error, '查询失败，请稍后再试');
        setUnknown({ note, isNone });
      }
    });

  /** An unknown outcome is looked up before another submission. */
  const asksFirst = unknown !== undefined && !unknown.isNone;
  return { ywlsh, form, saved, values, errors, failure, unknown: unknown?.note, asksFirst, busy, set, submit, lookUp };
}

export type EvaluationForm = ReturnType<typeof useEvaluation>;

/** Entries of a draft that have the expected types. */
function fitting(found: Readonly<Record<string, unknown>>): Partial<EvaluationValues> {
  const { pjdj, pjx, pjnr, anonymous, zgbm, pjzd } = found;
  return {
    ...(typeof pjdj === 'string' && { pjdj }),
    ...(Array.isArray(pjx) && { pjx: pjx.filter((item) => typeof item === 'string') }),
    ...(typeof pjnr === 'string' && { pjnr }),
    ...(typeof anonymous === 'boolean' && { anonymous }),
    ...(typeof zgbm === 'string' && { zgbm }),
    ...(typeof pjzd === 'string' && { pjzd }),
  };
}

function missing({ zgbm, pjzd }: EvaluationValues): FieldErrors {
  return { ...(zgbm === '' && { zgbm: '请选择主管部门' }), ...(pjzd === '' && { pjzd: '请选择评价终端' }) };
}
