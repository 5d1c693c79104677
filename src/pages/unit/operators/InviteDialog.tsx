import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { ApiError } from '@/api/errors';
import { fetchInvitationAddress, inviteOperator, type OperatorRow } from '@/api/operators';
import { isLink } from '@/domain/link';
import { dictionaryOptions } from '@/session/dictionary';
import { isPublicPath } from '@/session/public-paths';
import { CopyButton } from '@/ui/CopyButton';
import { Dialog } from '@/ui/Dialog';
import { toast } from '@/ui/toast';
import styles from './operators.module.css';

const EMPTY = { xingming: '', zjhm: '', sjhm: '', js: '' };
type Name = keyof typeof EMPTY;
const LABELS: Readonly<Record<Name, string>> = { xingming: '姓名', zjhm: '身份证号码', sjhm: '手机号码', js: '岗位' };

interface InviteDialogProps {
  /** Something of the unit's needs two. */
  guarded: boolean;
  onClose: () => void;
  onDone: (rows: OperatorRow[]) => void;
}

/** Puts a further operator on file; who was invited chooses a password of their own. */
export function InviteDialog({ guarded, onClose, onDone }: InviteDialogProps) {
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
      (Object.keys(LABELS) as Name[]) // the keys of the table above
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
      if (Object.keys(known).length === 0) setProblem(error instanceof Error ? error.message : '邀请失败，请重试');
      setBusy(false);
    }
  };
  const field = (name: Exclude<Name, 'js'>) => (
    <label className={styles.field}>
      {LABELS[name]}
      <input
        value={values[name]}
        aria-invalid={errors[name] !== undefined}
        onChange={({ target }) => setValues({ ...values, [name]: target.value })}
      />
      {errors[name] && <span role="alert">{errors[name]}</span>}
    </label>
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
        <label className={styles.field}>
          {LABELS.js}
          <select
            value={values.js}
            aria-invalid={errors.js !== undefined}
            onChange={({ target }) => setValues({ ...values, js: target.value })}
          >
            <option value="">请选择</option>
            {dictionaryOptions('czyjs').map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          {errors.js && <span role="alert">{errors.js}</span>}
        </label>
        {problem && <p role="alert">{problem}</p>}
        <p className={styles.note}>被邀请人会收到短信，在“单位注册”中以登记的经办人设置自己的密码后登录。</p>
        {guarded && (
          <p className={styles.note}>
            本单位有业务须双人复核：由您一人邀请的操作员不复核您经办的业务，由其他管理岗变更岗位的除外。
          </p>
        )}
        {address && (
          <p className={styles.note}>
            注册地址：<bdi>{address}</bdi> <CopyButton label="注册地址" text={address} />
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** The address to hand on, as it is opened elsewhere; '' for what is no page of the hall and no link. */
function wholeAddress(address: string): string {
  if (isPublicPath(address)) return `${window.location.href.split('#', 1)[0] ?? ''}#${address}`;
  return /^https?:/i.test(address) && isLink(address) ? address : '';
}
