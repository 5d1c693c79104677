import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  ALREADY_SUBMITTED,
  addComplaint,
  type ComplaintContact,
  type ComplaintReceipt,
  findSubmitted,
  type Named,
} from '@/api/complaints';
import type { Draft } from '@/api/drafts';
import { ApiError } from '@/api/errors';
import { isPlainMonth } from '@/domain/dates';
import { DraftLine } from '@/engine/draft/DraftLine';
import { COMPLAINT_DRAFT } from '@/engine/draft/page-draft-codes';
import { closeDraft, usePageDraft } from '@/engine/draft/use-page-draft';
import type { FlowValues } from '@/form/field-kinds';
import { keepFile } from '@/form/open/files/chosen-files';
import { chosenIn, lostFiles } from '@/form/open/files/chosen-list';
import { stopSending, useFileStates } from '@/form/open/files/file-uploads';
import { OpenForm } from '@/form/open/OpenForm';
import { currentPath, goTo } from '@/lib/navigation';
import { prefillOf } from '@/lib/prefill-state';
import { useAddressValues } from '@/lib/use-address-values';
import { dictionaryOptions } from '@/session/dictionary';
import { comeBackTo } from '@/session/return-target';
import { confirm } from '@/ui/confirm';
import { Button } from '@/ui/plain/Button';
import { UnknownOutcome } from '@/ui/UnknownOutcome';
import { AttachmentCare, forgetHidden, guestCare, sendAll, signedInCare } from './attachments';
import {
  boxContent,
  type ComplaintDraft,
  dropTabDraft,
  keepTabDraft,
  newRequestKey,
  openDraft,
} from './complaint-draft';
import { complaintForm, complaintRequest } from './complaint-form';
import styles from './complaints.module.css';
import { GuestNote } from './GuestNote';

/** What may come along: a title in the address from a question that found no answer; figures, of arrears or of a balance, with the way here. */
const ASKED = { jlx: '', ywlxdm: '', bt: '', ssdw: '', qjsjks: '', qjsjjs: '', nr: '' };
const LONGEST_TITLE = 60;
/** The answer to what was sent is lost: what asking brought, and whether it is known that nothing came. */
interface Unknown {
  note: string;
  absent: boolean;
}
const NOT_THERE = '中心没有收到这件诉求，可以在下方再次提交；仍是同一次请求，不会重复登记。';

/** Two drafts of one person: one typed before signing in or in another window, one in the draft box. */
const OTHER_DRAFT = { title: '草稿箱里另有一份投诉建议的草稿', take: '使用草稿箱里的' };

interface ComplaintEntryProps {
  /** Mark of whoever is signed in; '' for a guest. */
  owner: string;
  subjects: readonly Named[];
  contact: ComplaintContact | null;
  /** Of the draft box. */
  kept: Draft | null;
  onReceipt: (receipt: ComplaintReceipt) => void;
  /** Another draft is to be gone on with; null for none. */
  onOther: (kept: Draft | null) => void;
}

/** The form with what was typed before, over a sign-in, a reload or an ended session. */
export function ComplaintEntry({ owner, subjects, contact, kept, onReceipt, onOther }: ComplaintEntryProps) {
  // The form begins once: answers that come later must not take away what is typed.
  const [flow] = useState(() => complaintForm(subjects, contact));
  const [asked] = useAddressValues(ASKED);
  const { state } = useLocation();
  const [opened] = useState(() =>
    openDraft(flow, owner, { ...flow.initial, ...startOf({ ...asked, ...prefillOf(state) }, subjects) }, kept),
  );
  const draft = useRef<ComplaintDraft>(opened.draft);
  const { keeper, edit } = usePageDraft(COMPLAINT_DRAFT, opened.found);
  const foreign = useRef(false);
  /** No answer came: it may have been taken in. What the last look-up brought. */
  const [unknown, setUnknown] = useState<Unknown | null>(
    opened.draft.sent && owner !== '' ? { note: '', absent: false } : null,
  );
  const [asking, setAsking] = useState(false);

  const keep = (changes: Partial<ComplaintDraft>) => {
    draft.current = { ...draft.current, ...changes, xgcs: keeper.changes() };
    keepTabDraft(draft.current);
    edit(boxContent(flow, draft.current), draft.current.sent ? 'confirm' : 'form');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on opening: what a guest has typed goes into the box of whoever has signed in
  useEffect(() => {
    if (!opened.restored) return;
    keep({});
    void keeper.save();
  }, []);

  const chosen = () => chosenIn(draft.current.values.fj);
  const [care] = useState(() => (contact ? signedInCare : guestCare)(() => draft.current));
  const forgetFiles = () => {
    for (const { id } of chosen()) {
      stopSending(id);
      keepFile(id, undefined);
      forgetHidden(draft.current.qqbh, id);
    }
  };
  const startAnew = async () => {
    if (!(await confirm({ title: '清空重填', content: '清空后不能恢复，您确定吗？', okText: '清空' }))) return;
    for (const one of chosen()) care.remove?.(one);
    forgetFiles();
    dropTabDraft();
    await keeper.discard();
    onOther(null);
  };
  const adopt = (other: Draft) => {
    forgetFiles();
    dropTabDraft();
    onOther(other);
  };
  const signIn = () => {
    keep({ owner: '' });
    comeBackTo(currentPath());
    goTo('/login');
  };
  const finish = (receipt: ComplaintReceipt) => {
    forgetFiles();
    dropTabDraft();
    // Where two drafts had met, the one in the box is another complaint's.
    if (!foreign.current && keeper.store.getState().phase !== 'conflict') void keeper.discard();
    onReceipt(receipt);
  };
  const lookUp = async () => {
    if (asking) return;
    setAsking(true);
    try {
      const receipt = await findSubmitted(draft.current.qqbh);
      if (receipt) finish(receipt);
      else setUnknown({ note: NOT_THERE, absent: true });
    } catch (error) {
      const note = error instanceof Error && error.message ? error.message : '查询失败，请稍后再试';
      setUnknown({ note, absent: false });
    } finally {
      setAsking(false);
    }
  };
  const submit = async (values: FlowValues) => {
    if (!contact) {
      const states = useFileStates.getState();
      const loose = chosen().filter(({ id }) => states[id]?.loose).length;
      if (loose === 0 || (await confirm(filesQuestion(loose)))) signIn();
      return;
    }
    const { qqbh } = draft.current;
    const fj = await sendAll(chosenIn(values.fj), care);
    // The key must outlive this page before anything is kept under it.
    keep({ sent: true });
    foreign.current = (await closeDraft(keeper)).foreign;
    try {
      finish(await addComplaint({ qqbh, fj, ...complaintRequest(values, contact) }));
    } catch (error) {
      keeper.reopen();
      if (error instanceof ApiError && error.outcomeUnknown) {
        setUnknown({ note: '', absent: false });
        return;
      }
      const other = error instanceof ApiError && error.code === ALREADY_SUBMITTED;
      keep({ sent: false, ...(other && { qqbh: newRequestKey() }) });
      setUnknown(null);
      throw error;
    }
  };

  return (
    <>
      {!contact && <GuestNote onSignIn={signIn} />}
      {opened.restored && unknown === null && (
        <div className={styles.restored} role="status">
          <p>
            已恢复您之前填写的内容，请核对后提交。
            {lostFiles(chosenIn(opened.draft.values.fj)).length > 0 && '有的附件没有保存下来，请重新选择或移除。'}
          </p>
          <Button kind="link" onClick={() => void startAnew()}>
            清空重填
          </Button>
        </div>
      )}
      {unknown !== null && (
        <UnknownOutcome {...unknown} busy={asking} onLookUp={() => void lookUp()}>
          诉求可能已经登记。请先查询结果；您填写的内容都在，不必重新填写。
        </UnknownOutcome>
      )}
      {contact && <DraftLine keeper={keeper} code={COMPLAINT_DRAFT} words={OTHER_DRAFT} onAdopt={adopt} />}
      <AttachmentCare value={care}>
        <OpenForm
          form={flow}
          start={opened.draft.values}
          submitText={contact ? '提交' : '登录后提交'}
          submitKind={unknown === null || unknown.absent ? 'primary' : 'plain'}
          busyText="正在提交，请稍候"
          onSubmit={submit}
          onEdit={(values) => keep({ values })}
        />
      </AttachmentCare>
    </>
  );
}

/** Anybody can write an address: what the form does not know it treats as nothing chosen. */
function startOf({ jlx, ywlxdm, bt, ssdw, qjsjks, qjsjjs, nr }: typeof ASKED, subjects: readonly Named[]): FlowValues {
  return {
    jlx: dictionaryOptions('jlx').some(({ value }) => value === jlx) ? jlx : '',
    ywlxdm: subjects.some(({ value }) => value === ywlxdm) ? ywlxdm : '',
    bt: Array.from(bt).slice(0, LONGEST_TITLE).join(''),
    ssdw: Array.from(ssdw).slice(0, LONGEST_TITLE).join(''),
    qjsj: isPlainMonth(qjsjks) && isPlainMonth(qjsjjs) ? { from: qjsjks, to: qjsjjs } : null,
    nr,
  };
}

function filesQuestion(count: number) {
  return {
    title: '登录后提交',
    content: `填写的文字会保留。有${count}个附件浏览器不允许保存，只在当前页面里：登录过程中页面如有刷新（例如通过政务服务登录），登录后须重新选择。`,
    okText: '去登录',
    cancelText: '先不登录',
  };
}
