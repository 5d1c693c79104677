import { useCallback, useRef, useState } from 'react';
import {
  ALREADY_SUBMITTED,
  addComplaint,
  type ComplaintContact,
  type ComplaintReceipt,
  type Named,
} from '@/api/complaints';
import { ApiError } from '@/api/errors';
import type { FlowValues } from '@/engine/field-kinds';
import { keepFile } from '@/engine/open-form/files/chosen-files';
import { readChosen } from '@/engine/open-form/files/chosen-list';
import { OpenForm } from '@/engine/open-form/OpenForm';
import { currentPath, goTo } from '@/lib/navigation';
import { useAddressValues } from '@/lib/use-address-values';
import { rememberTarget } from '@/session/return-target';
import { Button } from '@/ui/Button';
import { confirm } from '@/ui/confirm';
import {
  type ComplaintDraft,
  dropDraft,
  keepDraft,
  keptValues,
  newRequestKey,
  readDraft,
  startOf,
} from './complaint-draft';
import { complaintForm, complaintRequest } from './complaint-form';
import styles from './complaints.module.css';
import { GuestNote } from './GuestNote';
import { UnknownOutcome } from './UnknownOutcome';
import { uploadChosen } from './upload-chosen';

/** A title may come along in the address: from a question that found no answer. */
const ASKED = { bt: '' };
const LONGEST_TITLE = 60;

interface ComplaintEntryProps {
  /** Mark of whoever is signed in; '' for a guest. */
  owner: string;
  subjects: readonly Named[];
  contact: ComplaintContact | null;
  onReceipt: (receipt: ComplaintReceipt) => void;
}

/** The form with what was typed before, over a sign-in or a reload. */
export function ComplaintEntry(props: ComplaintEntryProps) {
  const [attempt, setAttempt] = useState(0);
  const startAnew = () => {
    for (const { id } of readChosen(String(readDraft(props.owner)?.values.fj ?? ''))) keepFile(id, undefined);
    dropDraft();
    setAttempt(attempt + 1);
  };
  return <Entry key={attempt} {...props} onAnew={startAnew} />;
}

function Entry({ owner, subjects, contact, onReceipt, onAnew }: ComplaintEntryProps & { onAnew: () => void }) {
  // The form begins once: answers that come later must not take away what is typed.
  const [flow] = useState(() => complaintForm(subjects, contact));
  const [former] = useState(() => readDraft(owner));
  const [{ bt }] = useAddressValues(ASKED);
  const [start] = useState(() => startOf(former, { ...flow.initial, bt: bt.slice(0, LONGEST_TITLE) }));
  const draft = useRef<ComplaintDraft>(former ?? { owner, qqbh: newRequestKey(), sent: false, values: {} });
  const [unknown, setUnknown] = useState(former?.sent === true && owner !== '');

  const keep = useCallback((changes: Partial<ComplaintDraft>) => {
    draft.current = { ...draft.current, ...changes };
    keepDraft(draft.current);
  }, []);
  const onEdit = useCallback((values: FlowValues) => keep({ values: keptValues(values) }), [keep]);

  const signIn = () => {
    keep({ owner: '' });
    rememberTarget(currentPath(), undefined);
    goTo('/login');
  };
  const finish = (receipt: ComplaintReceipt) => {
    for (const { id } of readChosen(String(draft.current.values.fj ?? ''))) keepFile(id, undefined);
    dropDraft();
    onReceipt(receipt);
  };
  const submit = async (values: FlowValues) => {
    if (!contact) {
      const files = readChosen(String(values.fj)).length;
      if (files === 0 || (await confirm(filesQuestion(files)))) signIn();
      return;
    }
    const { qqbh } = draft.current;
    const fj = await uploadChosen(qqbh, readChosen(String(values.fj)));
    // The key must outlive this page before anything is kept under it.
    keep({ sent: true, values: keptValues(values) });
    try {
      finish(await addComplaint({ qqbh, fj, ...complaintRequest(values, contact) }));
    } catch (error) {
      if (error instanceof ApiError && error.outcomeUnknown) {
        setUnknown(true);
        return;
      }
      const other = error instanceof ApiError && error.code === ALREADY_SUBMITTED;
      keep({ sent: false, ...(other && { qqbh: newRequestKey() }) });
      setUnknown(false);
      throw error;
    }
  };

  return (
    <>
      {!contact && <GuestNote onSignIn={signIn} />}
      {former && !unknown && (
        <div className={styles.restored} role="status">
          <p>已恢复您之前在本页签填写的内容，请核对后提交。</p>
          <Button kind="link" onClick={onAnew}>
            清空重填
          </Button>
        </div>
      )}
      {unknown && <UnknownOutcome qqbh={draft.current.qqbh} onReceipt={finish} />}
      <OpenForm
        form={flow}
        start={start}
        submitText={contact ? '提交' : '登录后提交'}
        busyText="正在提交，请稍候"
        onSubmit={submit}
        onEdit={onEdit}
      />
    </>
  );
}

function filesQuestion(count: number) {
  return {
    title: '登录后提交',
    content: `填写的文字会保留。已选的${count}个附件只在当前页面里，登录过程中页面如有刷新（例如通过政务服务登录），登录后须重新选择。`,
    okText: '去登录',
    cancelText: '先不登录',
  };
}
