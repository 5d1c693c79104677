import { type FormEvent, useId, useState } from 'react';
import { prepareSecrets } from '@/api/secret';
import { isCertificateNumber, isIdNumber } from '@/domain/id-number';
import { plainPersonName } from '@/domain/person-name';
import { plainIdentifier } from '@/domain/plain-text';
import { Button } from '@/ui/plain/Button';
import { ErrorSummary } from '../ErrorSummary';
import { Field } from '../Field';
import { NO_PROBLEM, type Problem, withoutField } from '../problem';
import signIn from '../SignIn.module.css';
import styles from './face.module.css';

export interface Person {
  xingming: string;
  zjhm: string;
}

/** Where the face is taken. */
export type Place = 'camera' | 'phone';

interface Props {
  person: Person;
  /** What the centre said to the last attempt. */
  problem: Problem;
  busy: boolean;
  onChange: (person: Person) => void;
  onSubmit: (person: Person, place: Place) => void;
}

/** Whose face it is, and what happens with the picture. The camera opens at a click and not before. */
export function PersonForm({ person, problem, busy, onChange, onSubmit }: Props) {
  const [missing, setMissing] = useState<Problem | undefined>();
  const id = useId();
  const ids = { xingming: `${id}-xingming`, zjhm: `${id}-zjhm` };
  const shown = missing ?? problem;

  const change = (name: keyof Person, value: string) => {
    prepareSecrets();
    onChange({ ...person, [name]: value });
    setMissing((former) => withoutField(former ?? problem, name));
  };
  const start = (place: Place) => {
    if (busy) return;
    const cleaned = {
      xingming: plainPersonName(person.xingming),
      zjhm: plainIdentifier(person.zjhm).toUpperCase(),
    };
    const fields = faultsOf(cleaned);
    setMissing({ fields });
    if (Object.keys(fields).length > 0) return;
    setMissing(undefined);
    onSubmit(cleaned, place);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    start('camera');
  };

  return (
    <form noValidate onSubmit={submit} className={signIn.form} aria-busy={busy}>
      <ErrorSummary problem={shown ?? NO_PROBLEM} ids={ids} />
      <Field
        id={ids.xingming}
        label="姓名"
        error={shown.fields.xingming}
        value={person.xingming}
        autoComplete="name"
        maxLength={60}
        onChange={(event) => change('xingming', event.target.value)}
      />
      <Field
        id={ids.zjhm}
        label="证件号码"
        error={shown.fields.zjhm}
        value={person.zjhm}
        autoComplete="username"
        maxLength={60}
        onChange={(event) => change('zjhm', event.target.value)}
      />
      <p className={signIn.advice}>照片只用于本次登录的人脸比对，比对后即删除，不作保存。</p>
      <div className={styles.ways}>
        <Button kind="primary" type="submit" aria-disabled={busy}>
          {busy ? '正在准备...' : '打开摄像头刷脸'}
        </Button>
        <Button aria-disabled={busy} onClick={() => start('phone')}>
          用手机刷脸
        </Button>
      </div>
    </form>
  );
}

function faultsOf({ xingming, zjhm }: Person): Record<string, string> {
  const faults: Record<string, string> = {};
  if (xingming === '') faults.xingming = '请输入姓名';
  if (zjhm === '') faults.zjhm = '请输入证件号';
  else if (!isNumber(zjhm)) faults.zjhm = '请输入正确格式的证件号';
  return faults;
}

/** What has the length of an ID number has to be one; other certificates count as they like. */
function isNumber(zjhm: string): boolean {
  return /^(\d{15}|\d{17}[\dX])$/.test(zjhm) ? isIdNumber(zjhm) : isCertificateNumber(zjhm);
}
