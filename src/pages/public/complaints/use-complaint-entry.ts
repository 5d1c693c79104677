import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Draft } from '@/api/cases/drafts';
import { ApiError } from '@/api/client/errors';
import {
  ALREADY_SUBMITTED,
  addComplaint,
  type ComplaintContact,
  type ComplaintReceipt,
  findSubmitted,
  type Named,
} from '@/api/public/complaints';
import { isPlainMonth } from '@/domain/dates';
import { COMPLAINT_DRAFT } from '@/engine/draft/page-draft-codes';
import { closeDraft, usePageDraft } from '@/engine/draft/use-page-draft';
import { rememberFile } from '@/form/open/files/chosen-files';
import { chosenIn } from '@/form/open/files/chosen-list';
import { stopSending, useFileStates } from '@/form/open/files/file-uploads';
import { currentPath, goTo } from '@/lib/address/navigation';
import { prefillOf } from '@/lib/address/prefill-state';
import { useAddressValues } from '@/lib/address/use-address-values';
import { failureText } from '@/lib/shown-errors';
import type { FlowValues } from '@/schema/field-kinds';
import { dictionaryOptions } from '@/session/dictionary';
import { returnHereAfterSignIn } from '@/session/opening/return-target';
import { askConfirmation } from '@/ui/dialog/confirm';
import { forgetAttachments, guestCare, sendAll, signedInCare } from './attachments';
import {
  boxContent,
  type ComplaintDraft,
  dropTabDraft,
  newRequestKey,
  openDraft,
  saveTabDraft,
} from './complaint-draft';
import { complaintForm, complaintRequest } from './complaint-form';

/** Query parameters of links: a title from an unanswered question; figures of arrears or a balance review, with the return link. */
const ADDRESS = { jlx: '', ywlxdm: '', bt: '', ssdw: '', qjsjks: '', qjsjjs: '', nr: '' };
const LONGEST_TITLE = 60;
/** After a lost response: result of the lookup, and whether the complaint is known to be absent. */
interface Unknown {
  note: string;
  absent: boolean;
}
const NOT_THERE = '中心没有收到这件诉求，可以在下方再次提交；仍是同一次请求，不会重复登记。';

export interface ComplaintEntryProps {
  /** Account hash; '' for a guest. */
  owner: string;
  subjects: readonly Named[];
  contact: ComplaintContact | null;
  /** Saved in the draft box. */
  saved: Draft | null;
  onReceipt: (receipt: ComplaintReceipt) => void;
  /** Continues with another draft; null for none. */
  onOther: (saved: Draft | null) => void;
}

/** A complaint from its draft to its receipt: restores and saves the input, submits, looks up a lost response. */
export function useComplaintEntry({ owner, subjects, contact, saved, onReceipt, onOther }: ComplaintEntryProps) {
  // Created once: later responses must not reset input.
  const [flow] = useState(() => complaintForm(subjects, contact));
  const [address] = useAddressValues(ADDRESS);
  const { state } = useLocation();
  const [opened] = useState(() =>
    openDraft(flow, owner, { ...flow.initial, ...startOf({ ...address, ...prefillOf(state) }, subjects) }, saved),
  );
  const draft = useRef<ComplaintDraft>(opened.draft);
  const { keeper, edit: saveSoon } = usePageDraft(COMPLAINT_DRAFT, opened.found);
  const foreign = useRef(false);
  /** No response: the complaint may have been accepted. Holds the last lookup's result. */
  const [unknown, setUnknown] = useState<Unknown | null>(
    opened.draft.sent && owner !== '' ? { note: '', absent: false } : null,
  );
  const [lookingUp, setLookingUp] = useState(false);

  const edit = (changes: Partial<ComplaintDraft>) => {
    draft.current = { ...draft.current, ...changes, xgcs: keeper.changes() };
    saveTabDraft(draft.current);
    saveSoon(boxContent(flow, draft.current), draft.current.sent ? 'confirm' : 'form');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on opening: a guest's input is saved to the draft box after sign-in
  useEffect(() => {
    if (!opened.restored) return;
    edit({});
    void keeper.save();
  }, []);

  const chosen = () => chosenIn(draft.current.values.fj);
  const [care] = useState(() => (contact ? signedInCare : guestCare)(() => draft.current));
  const forgetFiles = () => {
    for (const { id } of chosen()) {
      stopSending(id);
      rememberFile(id, undefined);
      forgetAttachments(draft.current.qqbh, id);
    }
  };
  const startAnew = async () => {
    if (
      !(await askConfirmation({
        title: '清空重填',
        content: '清空后不能恢复，您确定吗？',
        okText: '清空',
      }))
    )
      return;
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
    edit({ owner: '' });
    returnHereAfterSignIn(currentPath());
    goTo('/login');
  };
  const finish = (receipt: ComplaintReceipt) => {
    forgetFiles();
    dropTabDraft();
    // After a draft conflict, the one in the box belongs to another complaint.
    if (!foreign.current && keeper.store.getState().phase !== 'conflict') void keeper.discard();
    onReceipt(receipt);
  };
  const lookUp = async () => {
    if (lookingUp) return;
    setLookingUp(true);
    try {
      const receipt = await findSubmitted(draft.current.qqbh);
      if (receipt) finish(receipt);
      else setUnknown({ note: NOT_THERE, absent: true });
    } catch (error) {
      const note = failureText(error, '查询失败，请稍后再试');
      setUnknown({ note, absent: false });
    } finally {
      setLookingUp(false);
    }
  };
  const submit = async (values: FlowValues) => {
    if (!contact) {
      const states = useFileStates.getState();
      const loose = chosen().filter(({ id }) => states[id]?.loose).length;
      if (loose === 0 || (await askConfirmation(filesQuestion(loose)))) signIn();
      return;
    }
    const { qqbh } = draft.current;
    const fj = await sendAll(chosenIn(values.fj), care);
    // The key must be stored before anything is saved under it.
    edit({ sent: true });
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
      edit({ sent: false, ...(other && { qqbh: newRequestKey() }) });
      setUnknown(null);
      throw error;
    }
  };
  return { flow, opened, keeper, care, unknown, lookingUp, edit, startAnew, adopt, signIn, submit, lookUp };
}

/** Validates the address: unknown values count as not chosen. */
function startOf(
  { jlx, ywlxdm, bt, ssdw, qjsjks, qjsjjs, nr }: typeof ADDRESS,
  subjects: readonly Named[],
): FlowValues {
  return {
    jlx: dictionaryOptions('jlx').some(({ value }) => value === jlx) ? jlx : '',
    ywlxdm: subjects.some(({ value }) => value === ywlxdm) ? ywlxdm : '',
    bt: Array.from(bt).slice(0, LONGEST_TITLE).join(''),
    ssdw: Array.from(ssdw).slice(0, LONGEST_TITLE).join(''),
    qjsjks: isPlainMonth(qjsjks) ? qjsjks : '',
    qjsjjs: isPlainMonth(qjsjjs) ? qjsjjs : '',
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
