import { Alert, Button, Input } from 'antd';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import type { IssuedDocument } from '@/api/archive/documents';
import { ApiError } from '@/api/client/errors';
import { type CertificateBasis, issueCertificate } from '@/api/person/certificates';
import { monthOf } from '@/domain/dates';
import { formatMoney } from '@/domain/money';
import { sendOnce } from '@/engine/flow/act-number';
import { failureText } from '@/lib/shown-errors';
import { dictionaryLabel, dictionaryOptions } from '@/session/dictionary';
import { DateInput } from '@/ui/input/DateInput';
import { Select } from '@/ui/input/Select';
import { Row } from '@/ui/layout/Row';
import { ContentRows } from './ContentRows';
import {
  type CertificateErrors,
  type CertificateValues,
  certificateErrors,
  certificateRequest,
  firstValues,
  hasPeriod,
  needsEnglish,
  OTHER_PURPOSE,
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

/** Purpose and, depending on the kind, loan, period and the other centre; the centre validates everything again. */
export function CertificateForm(props: CertificateFormProps) {
  const { plan, basis, today } = props;
  const id = useId();
  const { form, values, set, errors, failure, busy, submit } = useCertificateForm(props);
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
            <Select
              {...aria}
              value={values.dkzh}
              options={basis.dk.map((loan) => ({
                value: loan.dkzh,
                label: `${loan.jkhtbh}，${formatMoney(loan.htdkje)}，${dictionaryLabel('dkzhzt', loan.dkzhzt)}${loan.yy ? `（${loan.yy}）` : ''}`,
                disabled: loan.yy !== '',
              }))}
              onChange={(dkzh) => set({ dkzh })}
            />
          )}
        </FormRow>
      )}
      {plan.centre && (
        <TextRow
          id={`${id}-centre`}
          label="贷款地公积金中心"
          hint="如：江州市住房公积金管理中心"
          name="dkdzx"
          values={values}
          errors={errors}
          onChange={set}
        />
      )}
      {plan.content && <ContentRows id={id} values={values} errors={errors} onChange={set} />}
      {hasPeriod(plan, values) && <PeriodRows id={id} values={values} errors={errors} today={today} onChange={set} />}
      <FormRow id={`${id}-purpose`} label="用途" error={errors.zmyt}>
        {(aria) => (
          <Select
            {...aria}
            value={values.zmyt}
            options={[{ value: '', label: '请选择' }, ...dictionaryOptions('grzmyt')]}
            onChange={(zmyt) => set({ zmyt })}
          />
        )}
      </FormRow>
      {values.zmyt === OTHER_PURPOSE && (
        <TextRow id={`${id}-words`} label="用途说明" name="ytsm" values={values} errors={errors} onChange={set} />
      )}
      {needsEnglish(plan, values) && (
        <TextRow
          id={`${id}-english`}
          label="用途说明（英文）"
          hint="印在证明上的英文用途，如 Family visit"
          lang="en"
          name="ytsmyw"
          values={values}
          errors={errors}
          onChange={set}
        />
      )}
      {failure && (
        <div role="alert" className={styles.wide}>
          <Alert type="error" showIcon role="none" title={failure} />
        </div>
      )}
      <Row wrap={false} gap={0} justify="end" className={styles.actions}>
        <Button
          type="primary"
          htmlType="submit"
          loading={busy}
          // Ignores the second click of a double click, which may follow the response.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          开具
        </Button>
      </Row>
    </form>
  );
}

/** Values, errors and the sending of a certificate form. */
function useCertificateForm({ plan, basis, today, onIssued }: CertificateFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [address] = useSearchParams();
  const [values, setValues] = useState(() => firstValues(plan, basis, today, address.get('dkzh') ?? ''));
  const [errors, setErrors] = useState<CertificateErrors>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const set = (change: Partial<CertificateValues>) => {
    setValues((before) => ({ ...before, ...change }));
    // Clears the errors of changed fields only.
    setErrors((before) => ({ ...before, ...Object.fromEntries(Object.keys(change).map((key) => [key, undefined])) }));
  };
  const show = (found: CertificateErrors) => {
    flushSync(() => setErrors(found));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const submit = async () => {
    if (busy) return;
    setFailure('');
    const found = certificateErrors(plan, values, today);
    if (Object.keys(found).length > 0) return show(found);
    setBusy(true);
    try {
      const request = certificateRequest(plan, values);
      onIssued(await sendOnce('ZMKJ', request, (ywlsh) => issueCertificate(ywlsh, request)));
    } catch (error) {
      if (error instanceof ApiError) show(error.fieldErrors);
      const unknown = error instanceof ApiError && error.outcomeUnknown;
      const text = failureText(error, '开具失败，请稍后重试');
      setFailure(unknown ? `${text}。结果未知，可以再次点击“开具”：同一份证明只开具一次` : text);
    }
    setBusy(false);
  };
  return { form, values, set, errors, failure, busy, submit };
}

interface PeriodRowsProps {
  id: string;
  values: CertificateValues;
  errors: CertificateErrors;
  today: string;
  onChange: (change: Partial<CertificateValues>) => void;
}

/** First and last month of the certified period. */
function PeriodRows({ id, values, errors, today, onChange }: PeriodRowsProps) {
  return (
    <>
      <FormRow id={`${id}-from`} label="起始年月" error={errors.ksny}>
        {(aria) => (
          <DateInput
            {...aria}
            of="month"
            value={values.ksny}
            max={monthOf(today)}
            onChange={(ksny) => onChange({ ksny, jsny: values.jsny })}
            onMistyped={() => onChange({ ksny: '' })}
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
            onChange={(jsny) => onChange({ jsny })}
            onMistyped={() => onChange({ jsny: '' })}
          />
        )}
      </FormRow>
    </>
  );
}

interface TextRowProps extends Omit<PeriodRowsProps, 'today'> {
  label: string;
  hint?: string;
  lang?: string;
  name: 'dkdzx' | 'ytsm' | 'ytsmyw';
}

function TextRow({ id, label, hint, lang, name, values, errors, onChange }: TextRowProps) {
  return (
    <FormRow id={id} label={label} error={errors[name]} {...(hint && { hint })}>
      {(aria) => (
        <Input
          {...aria}
          lang={lang}
          maxLength={60}
          value={values[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </FormRow>
  );
}
