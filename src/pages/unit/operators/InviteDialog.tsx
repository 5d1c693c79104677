import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { ApiError } from '@/api/client/errors';
import { fetchInvitationAddress, inviteOperator, type OperatorRow } from '@/api/session/operators';
import { isLink } from '@/domain/identity/link';
import { failureText } from '@/lib/shown-errors';
import { dictionaryOptions } from '@/session/dictionary';
import { isPublicPath } from '@/session/public-paths';
import { Dialog } from '@/ui/dialog/Dialog';
import { Select } from '@/ui/input/Select';
import { Muted } from '@/ui/layout/Muted';
import { Stack } from '@/ui/layout/Stack';
import { toast } from '@/ui/state/toast';
import { CopyButton } from '@/ui/text/CopyButton';
import styles from './operators.module.css';

const EMPTY = { xingming: '', zjhm: '', sjhm: '', js: '' };
type Name = keyof typeof EMPTY;
const LABELS: Readonly<Record<Name, string>> = { xingming: '姓名', zjhm: '身份证号码', sjhm: '手机号码', js: '岗位' };

interface InviteDialogProps {
  /** Some business of the unit requires a second operator (two-person mode, or above the limit). */
  guarded: boolean;
  onClose: () => void;
  onDone: (rows: OperatorRow[]) => void;
}

/** Registers a further operator, who chooses an own password. */
export function InviteDialog({ guarded, onClose, onDone }: InviteDialogProps) {
  const id = useId();
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const { data } = useQuery({
    queryKey: ['operators', 'address'],
    queryFn: ({ signal }) => fetchInvitationAddress({ signal }),
  });
  const address = wholeAddress(data ?? '');
  const send = async () => {
    const missing = Object.fromEntries(
      (Object.keys(LABELS) as Name[]) // keys of the table above
        .filter((name) => values[name].trim() === '')
        .map((name) => [name, `${name === 'js' ? '请选择' : '请输入'}${LABELS[name]}`]),
    );
    setErrors(missing);
    setProblem('');
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    try {
      const rows = await inviteOperator(values);
      toast.success(`已向${values.xingming}发送邀请短信`);
      onDone(rows);
    } catch (error) {
      const known = error instanceof ApiError ? error.fieldErrors : {};
      setErrors(known);
      if (Object.keys(known).length === 0) setProblem(failureText(error, '邀请失败，请重试'));
      setBusy(false);
    }
  };
  const field = (name: Exclude<Name, 'js'>) => (
    <Stack as="label" gap={0.5} className={styles.field}>
      {LABELS[name]}
      <Input
        value={values[name]}
        aria-invalid={errors[name] !== undefined}
        onChange={({ target }) => setValues({ ...values, [name]: target.value })}
      />
      {errors[name] && <span role="alert">{errors[name]}</span>}
    </Stack>
  );
  return (
    <Dialog
      open
      title="邀请操作员"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="primary" loading={busy} onClick={() => void send()}>
            发送邀请
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {field('xingming')}
        {field('zjhm')}
        {field('sjhm')}
        <Stack gap={0.5} className={styles.field}>
          <label htmlFor={id}>{LABELS.js}</label>
          <Select
            id={id}
            value={values.js}
            aria-invalid={errors.js !== undefined}
            options={dictionaryOptions('czyjs')}
            onChange={(js) => setValues({ ...values, js })}
          />
          {errors.js && <span role="alert">{errors.js}</span>}
        </Stack>
        {problem && <p role="alert">{problem}</p>}
        <Muted body>被邀请人会收到短信，在“单位注册”中以登记的经办人设置自己的密码后登录。</Muted>
        {guarded && (
          <Muted body>
            本单位有业务须双人复核：由您一人邀请的操作员不复核您经办的业务，由其他管理岗变更岗位的除外。
          </Muted>
        )}
        {address && (
          <Muted body>
            注册地址：<bdi>{address}</bdi> <CopyButton label="注册地址" text={address} />
          </Muted>
        )}
      </div>
    </Dialog>
  );
}

/** Absolute address to pass on; '' unless a page of the hall or a link. */
function wholeAddress(address: string): string {
  if (isPublicPath(address)) return `${window.location.href.split('#', 1)[0] ?? ''}#${address}`;
  return /^https?:/i.test(address) && isLink(address) ? address : '';
}
