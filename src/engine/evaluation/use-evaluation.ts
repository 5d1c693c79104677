import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '@/api/errors';
import { fetchEvaluation, saveEvaluation } from '@/api/evaluation';
import { type EvaluationAnswers, type EvaluationErrors, evaluationErrors } from '@/domain/evaluation';
import { voiceLimits } from '@/domain/voice-limits';
import { systemValue } from '@/session/system-config';
import { evaluationDraft } from '../draft/page-draft-codes';
import { useKept } from '../draft/use-kept';

export interface EvaluationValues extends EvaluationAnswers {
  anonymous: boolean;
  /** Department and terminal; '' where the form does not ask: then they are the case's own. */
  zgbm: string;
  pjzd: string;
}

export type FieldErrors = EvaluationErrors & { zgbm?: string; pjzd?: string };

/** Nothing is set beforehand: a grade is the person's own. */
const EMPTY: EvaluationValues = { pjdj: '', pjx: [], pjnr: '', anonymous: false, zgbm: '', pjzd: '' };
const INVALID = '[aria-invalid="true"] input, select[aria-invalid="true"], textarea[aria-invalid="true"]';
const NOT_THERE = '中心还没有收到这次评价，可以重新提交；每个办件只会有一次评价。';

interface EvaluationOptions {
  ywlsh: string;
  /** Department and terminal preselected, where the form asks for them. */
  asked?: { zgbm: string; pjzd: string };
  /** The evaluation is there; with what the centre says it will do about it. */
  onDone: (clsm: string) => void;
}

/** Values, errors and the one submission of an evaluation, for dialog and page alike. */
export function useEvaluation({ ywlsh, asked, onDone }: EvaluationOptions) {
  const form = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [values, setValues] = useState({ ...EMPTY, ...asked });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState('');
  /** No answer came: it may be there. What the last look-up brought, and whether the centre has said that there is none. */
  const [unknown, setUnknown] = useState<{ said: string; isNone: boolean }>();
  const [busy, setBusy] = useState(false);

  const kept = useKept(evaluationDraft(ywlsh), (found) => setValues((before) => ({ ...before, ...fitting(found) })));
  const set = (change: Partial<EvaluationValues>) => {
    const next = { ...values, ...change };
    setValues(next);
    setErrors({});
    kept.keep(next);
  };
  const show = (found: FieldErrors) => {
    flushSync(() => setErrors(found));
    form.current?.querySelector<HTMLElement>(INVALID)?.focus();
  };
  /** One at a time: the second click of a double click finds the first one running. */
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
        const { clsm } = await kept.handIn(() => saveEvaluation(request));
        onDone(typeof clsm === 'string' ? clsm : '评价已提交，感谢您的意见。');
      } catch (error) {
        if (error instanceof ApiError && error.outcomeUnknown) return setUnknown({ said: '', isNone: false });
        if (error instanceof ApiError) show(error.fieldErrors);
        setFailure(error instanceof Error ? error.message : '评价未能提交，请稍后重试');
      }
    });
  const lookUp = () =>
    alone(async () => {
      try {
        await fetchEvaluation(ywlsh);
        kept.discard();
        onDone('评价已提交，感谢您的意见。');
      } catch (error) {
        const isNone = error instanceof ApiError && error.kind === 'business';
        const said = isNone ? NOT_THERE : error instanceof Error ? error.message : '查询失败，请稍后再试';
        setUnknown({ said, isNone });
      }
    });

  /** Until the centre has said that there is none, to ask is what is to be done. */
  const asksFirst = unknown !== undefined && !unknown.isNone;
  return { ywlsh, form, kept, values, errors, failure, unknown: unknown?.said, asksFirst, busy, set, submit, lookUp };
}

export type EvaluationForm = ReturnType<typeof useEvaluation>;

/** What a draft holds that is of the same kind as here. */
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
