import { Alert, Button } from 'antd';
import { DraftLine } from '@/engine/draft/DraftLine';
import { COMPLAINT_DRAFT } from '@/engine/draft/page-draft-codes';
import { chosenIn, lostFiles } from '@/form/open/files/chosen-list';
import { OpenForm } from '@/form/open/OpenForm';
import { UnknownOutcome } from '@/ui/dialog/UnknownOutcome';
import { AttachmentCare } from './attachments';
import { type ComplaintEntryProps, useComplaintEntry } from './use-complaint-entry';

/** Two drafts of one person: one typed before sign-in or in another window, one in the draft box. */
const OTHER_DRAFT = { title: '草稿箱里另有一份投诉建议的草稿', take: '使用草稿箱里的' };

/** The form with restored input, after a sign-in, a reload or a lost session. */
export function ComplaintEntry(props: ComplaintEntryProps) {
  const { contact } = props;
  const entry = useComplaintEntry(props);
  const { flow, opened, keeper, care, unknown, signIn } = entry;
  return (
    <>
      {!contact && <GuestNote onSignIn={signIn} />}
      {opened.restored && unknown === null && (
        <Alert
          showIcon
          role="status"
          type="warning"
          title={`已恢复您之前填写的内容，请核对后提交。${
            lostFiles(chosenIn(opened.draft.values.fj)).length > 0 ? '有的附件没有保存下来，请重新选择或移除。' : ''
          }`}
          action={
            <Button type="link" onClick={() => void entry.startAnew()}>
              清空重填
            </Button>
          }
        />
      )}
      {unknown !== null && (
        <UnknownOutcome {...unknown} busy={entry.lookingUp} onLookUp={() => void entry.lookUp()}>
          诉求可能已经登记。请先查询结果；您填写的内容都在，不必重新填写。
        </UnknownOutcome>
      )}
      {contact && <DraftLine keeper={keeper} code={COMPLAINT_DRAFT} words={OTHER_DRAFT} onAdopt={entry.adopt} />}
      <AttachmentCare value={care}>
        <OpenForm
          form={flow}
          start={opened.draft.values}
          submitText={contact ? '提交' : '登录后提交'}
          submitKind={unknown === null || unknown.absent ? 'primary' : 'default'}
          busyText="正在提交，请稍候"
          onSubmit={entry.submit}
          onEdit={(values) => entry.edit({ values })}
        />
      </AttachmentCare>
    </>
  );
}

/** Explains to guests what signing in does to their input. */
function GuestNote({ onSignIn }: { onSignIn: () => void }) {
  return (
    <Alert
      showIcon
      role="region"
      aria-label="登录说明"
      type="warning"
      title={
        <>
          可以先填写，<strong>提交时需要登录</strong>
          。填写的文字和选好的附件在本页签保留60分钟，登录后自动带回，并存入您的草稿箱。在公用电脑上，不再填写时请关闭本页签。个人、单位、开发商账号都可以提交。
        </>
      }
      action={<Button onClick={onSignIn}>先登录</Button>}
    />
  );
}
