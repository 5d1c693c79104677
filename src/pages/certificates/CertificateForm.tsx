import { Alert, Button } from 'antd';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { type CertificateBasis, issueCertificate } from '@/api/certificates';
import type { IssuedDocument } from '@/api/documents';
import { ApiError } from '@/api/errors';
import { monthOf } from '@/domain/dates';
import { formatMoney } from '@/domain/money';
import { sendOnce } from '@/engine/flow/act-number';
import { dictionaryLabel, dictionaryOptions } from '@/session/dictionary';
import { DateInput } from '@/ui/DateInput';
import { ContentRows } from './ContentRows';
import {
  asksEnglish,
  type CertificateErrors,
  type CertificateValues,
  errorsOf,
  firstValues,
  hasPeriod,
  OTHER_PURPOSE,
  requestOf,
} from './certificate-form';
import type { CertificatePlan } from './certificate-kinds';
import styles from './certificates.module.css';
import { FormRow } from './FormRow';

interface CertificateFormProps {
  plan: CertificatePlan;
  basis: CertificateBasis;
  /** The centre's date. */
  today: string;
  onIssued: (issued: IssuedDocument) => void;
}

/** Purpose and, where the kind asks, loan, period and the other centre; the centre checks all of it again. */
export function CertificateForm({ plan, basis, today, onIssued }: CertificateFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [address] = useSearchParams();
  const [values, setValues] = useState(() => firstValues(plan, basis, today, address.get('dkzh') ?? ''));
  const [errors, setErrors] = useState<CertificateErrors>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const set = (change: Partial<CertificateValues>) => {
    setValues((before) => ({ ...before, ...change }));
    // Only what was changed is forgiven.
    setErrors((before) => ({ ...before, ...Object.fromEntries(Object.keys(change).map((key) => [key, undefined])) }));
  };
  const show = (found: CertificateErrors) => {
    flushSync(() => setErrors(found));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const submit = async () => {
    if (busy) return;
    setFailure('');
    const found = errorsOf(plan, values, today);
    if (Object.keys(found).length > 0) return show(found);
    setBusy(true);
    try {
      const request = requestOf(plan, values);
      onIssued(await sendOnce('ZMKJ', request, (ywlsh) => issueCertificate(ywlsh, request)));
    } catch (error) {
      if (error instanceof ApiError) show(error.fieldErrors);
      const unknown = error instanceof ApiError && error.outcomeUnknown;
      const text = error instanceof Error ? error.message : '开具失败，请稍后重试';
      setFailure(unknown ? `${text}。结果未知，可以再次点击“开具”：同一份证明只开具一次` : text);
    }
    setBusy(false);
  };
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={`开具${plan.title}`}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {plan.loan && (
        <FormRow id={`${id}-loan`} label="贷款" error={errors.dkzh}>
          {(aria) => (
            <select {...aria} value={values.dkzh} onChange={({ target }) => set({ dkzh: target.value })}>
              <option value="">请选择</option>
              {basis.dk.map((loan) => (
                <option key={loan.dkzh} value={loan.dkzh} disabled={loan.yy !== ''}>
                  {`${loan.jkhtbh}，${formatMoney(loan.htdkje)}，${dictionaryLabel('dkzhzt', loan.dkzhzt)}${loan.yy ? `（${loan.yy}）` : ''}`}
                </option>
              ))}
            </select>
          )}
        </FormRow>
      )}
      {plan.centre && (
        <FormRow id={`${id}-centre`} label="贷款地公积金中心" hint="如：江州市住房公积金管理中心" error={errors.dkdzx}>
          {(aria) => (
            <input
              {...aria}
              type="text"
              maxLength={60}
              value={values.dkdzx}
              onChange={({ target }) => set({ dkdzx: target.value })}
            />
          )}
        </FormRow>
      )}
      {plan.content && <ContentRows id={id} values={values} errors={errors} onChange={set} />}
      {hasPeriod(plan, values) && (
        <>
          <FormRow id={`${id}-from`} label="起始年月" error={errors.ksny}>
            {(aria) => (
              <DateInput
                {...aria}
                of="month"
                value={values.ksny}
                max={monthOf(today)}
                onChange={(ksny) => set({ ksny, jsny: values.jsny })}
                onMistyped={() => set({ ksny: '' })}
              />
            )}
          </FormRow>
          <FormRow id={`${id}-to`} label="截止年月" hint="最长60个月" error={errors.jsny}>
            {(aria) => (
              <DateInput
                {...aria}
                of="month"
                value={values.jsny}
                max={monthOf(today)}
                onChange={(jsny) => set({ jsny })}
                onMistyped={() => set({ jsny: '' })}
              />
            )}
          </FormRow>
        </>
      )}
      <FormRow id={`${id}-purpose`} label="用途" error={errors.zmyt}>
        {(aria) => (
          <select {...aria} value={values.zmyt} onChange={({ target }) => set({ zmyt: target.value })}>
            <option value="">请选择</option>
            {dictionaryOptions('grzmyt').map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </FormRow>
      {values.zmyt === OTHER_PURPOSE && (
        <FormRow id={`${id}-words`} label="用途说明" error={errors.ytsm}>
          {(aria) => (
            <input
              {...aria}
              type="text"
              maxLength={60}
              value={values.ytsm}
              onChange={({ target }) => set({ ytsm: target.value })}
            />
          )}
        </FormRow>
      )}
      {asksEnglish(plan, values) && (
        <FormRow
          id={`${id}-english`}
          label="用途说明（英文）"
          hint="印在证明上的英文用途，如 Family visit"
          error={errors.ytsmyw}
        >
          {(aria) => (
            <input
              {...aria}
              type="text"
              lang="en"
              maxLength={60}
              value={values.ytsmyw}
              onChange={({ target }) => set({ ytsmyw: target.value })}
            />
          )}
        </FormRow>
      )}
      {failure && (
        <div role="alert" className={styles.wide}>
          <Alert type="error" showIcon title={failure} />
        </div>
      )}
      <div className={styles.actions}>
        <Button
          type="primary"
          htmlType="submit"
          loading={busy}
          // The second press of a double click may come after the answer.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          开具
        </Button>
      </div>
    </form>
  );
}
