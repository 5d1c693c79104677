import { Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { prepareSecrets } from '@/api/client/secret';
import { isCertificateNumber, isIdNumber } from '@/domain/identity/id-number';
import { plainPersonName } from '@/domain/text/person-name';
import { plainIdentifier } from '@/domain/text/plain-text';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { NO_PROBLEM, type SignInProblem, withoutField } from '../problem';
import signIn from '../SignIn.module.css';
import { SignInErrorSummary } from '../SignInErrorSummary';
import { SignInField } from '../SignInField';
import styles from './face.module.css';

export interface Person {
  xingming: string;
  zjhm: string;
}

/** Device that takes the picture. */
export type FaceFieldPlace = 'camera' | 'phone';

interface Props {
  person: Person;
  /** The centre's error of the last attempt. */
  problem: SignInProblem;
  busy: boolean;
  onChange: (person: Person) => void;
  onSubmit: (person: Person, place: FaceFieldPlace) => void;
}

/** Person and notice on the use of the picture. The camera opens on click only. */
export function PersonForm({ person, problem, busy, onChange, onSubmit }: Props) {
  const [missing, setMissing] = useState<SignInProblem | undefined>();
  const id = useId();
  const ids = { xingming: `${id}-xingming`, zjhm: `${id}-zjhm` };
  const shown = missing ?? problem;

  const change = (name: keyof Person, value: string) => {
    prepareSecrets();
    onChange({ ...person, [name]: value });
    setMissing((former) => withoutField(former ?? problem, name));
  };
  const start = (place: FaceFieldPlace) => {
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
    <Stack noValidate onSubmit={submit} as="form" gap={1.5} className={signIn.form} aria-busy={busy}>
      <SignInErrorSummary problem={shown ?? NO_PROBLEM} ids={ids} />
      <SignInField
        id={ids.xingming}
        label="姓名"
        error={shown.fields.xingming}
        value={person.xingming}
        autoComplete="name"
        maxLength={60}
        onChange={(event) => change('xingming', event.target.value)}
      />
      <SignInField
        id={ids.zjhm}
        label="证件号码"
        error={shown.fields.zjhm}
        value={person.zjhm}
        autoComplete="username"
        maxLength={60}
        onChange={(event) => change('zjhm', event.target.value)}
      />
      <Muted>照片只用于本次登录的人脸比对，比对后即删除，不作保存。</Muted>
      <Row className={styles.ways}>
        <Button type="primary" htmlType="submit" aria-disabled={busy}>
          {busy ? '正在准备...' : '打开摄像头刷脸'}
        </Button>
        <Button aria-disabled={busy} onClick={() => start('phone')}>
          用手机刷脸
        </Button>
      </Row>
    </Stack>
  );
}

function faultsOf({ xingming, zjhm }: Person): Record<string, string> {
  const faults: Record<string, string> = {};
  if (xingming === '') faults.xingming = '请输入姓名';
  if (zjhm === '') faults.zjhm = '请输入证件号';
  else if (!isNumber(zjhm)) faults.zjhm = '请输入正确格式的证件号';
  return faults;
}

/** A number of an ID card's length must be valid; other certificates are accepted as typed. */
function isNumber(zjhm: string): boolean {
  return /^(\d{15}|\d{17}[\dX])$/.test(zjhm) ? isIdNumber(zjhm) : isCertificateNumber(zjhm);
}
