import { Checkbox, Input, Radio } from 'antd';
import { type ReactNode, useId } from 'react';
import { isLowGrade as isLow, lengthOf } from '@/domain/evaluation';
import { voiceLimits } from '@/domain/voice-limits';
import { dictionaryOptions } from '@/session/dictionary';
import { systemValue } from '@/session/system-config';
import { UnknownOutcome } from '@/ui/dialog/UnknownOutcome';
import { Muted } from '@/ui/layout/Muted';
import { Stack } from '@/ui/layout/Stack';
import { DraftLine } from '../draft/DraftLine';
import { evaluationDraft } from '../draft/page-draft-codes';
import { EvaluationItems } from './EvaluationItems';
import styles from './evaluation.module.css';
import { FieldError } from './FieldError';
import type { EvaluationForm } from './use-evaluation';

interface EvaluationFieldsProps {
  evaluation: EvaluationForm;
  /** Form id, for a submit button outside the form. */
  formId: string;
  /** Content above the fields: the subject of the evaluation. */
  children: ReactNode;
}

/** Fields of an evaluation (grade, items, text, anonymity) and the outcome of its submission. */
export function EvaluationFields({ evaluation, formId, children }: EvaluationFieldsProps) {
  const id = useId();
  const { ywlsh, form, saved, values, errors, failure, unknown, asksFirst, busy, set, submit, lookUp } = evaluation;
  const low = isLow(values.pjdj);
  const length = lengthOf(values.pjnr);
  const { least, most } = voiceLimits(systemValue).evaluation;
  return (
    <Stack
      id={formId}
      ref={form}
      as="form"
      gap={2}
      className={styles.form}
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      {saved.restored && <p role="status">已恢复您之前填写的内容，请核对后提交。</p>}
      <fieldset
        aria-invalid={errors.pjdj ? true : undefined}
        aria-describedby={errors.pjdj ? `${id}-grade-error` : undefined}
      >
        <legend>总体评价</legend>
        {dictionaryOptions('pjdj').map(({ value, label }) => (
          <Radio
            key={value}
            name={`${id}-grade`}
            value={value}
            checked={values.pjdj === value}
            onChange={() => set({ pjdj: value, pjx: isLow(value) === low ? values.pjx : [] })}
          >
            {label}
          </Radio>
        ))}
        <FieldError id={`${id}-grade-error`} text={errors.pjdj} />
      </fieldset>
      {values.pjdj && (
        <EvaluationItems
          key={String(low)}
          pjdj={values.pjdj}
          chosen={values.pjx}
          error={errors.pjx}
          onChange={(pjx) => set({ pjx })}
        />
      )}
      <Stack gap={0.5} className={styles.words}>
        <label htmlFor={`${id}-words`}>{low ? `意见（必填，不少于${least}个字）` : '意见（选填）'}</label>
        <Input.TextArea
          id={`${id}-words`}
          rows={3}
          value={values.pjnr}
          aria-invalid={errors.pjnr ? true : undefined}
          aria-describedby={`${id}-words-count${errors.pjnr ? ` ${id}-words-error` : ''}`}
          onChange={({ target }) => set({ pjnr: target.value })}
        />
        <Muted id={`${id}-words-count`} className={styles.hint} data-over={length > most || undefined}>
          {length}/{most}字，意见会公开，请不要填写证件号码、电话等个人信息
        </Muted>
        <FieldError id={`${id}-words-error`} text={errors.pjnr} />
      </Stack>
      <Checkbox checked={values.anonymous} onChange={({ target }) => set({ anonymous: target.checked })}>
        匿名评价
      </Checkbox>
      <DraftLine keeper={saved.keeper} code={evaluationDraft(ywlsh)} onAdopt={saved.adopt} />
      {failure && (
        <p role="alert" className={styles.error}>
          {failure}
        </p>
      )}
      {unknown !== undefined && (
        <UnknownOutcome note={unknown} absent={!asksFirst} busy={busy} onLookUp={() => void lookUp()}>
          评价可能已经提交。每个办件只会有一次评价，请先查询结果。
        </UnknownOutcome>
      )}
    </Stack>
  );
}
