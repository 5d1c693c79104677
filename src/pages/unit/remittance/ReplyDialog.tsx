import { type Demand, replyToDemand } from '@/api/unit/demands';
import { systemValue } from '@/session/system-config';
import { StatementDialog } from '../StatementDialog';

/** The unit's response to a served document. */
export function ReplyDialog({ of, onClose }: { of: Demand; onClose: (done: boolean) => void }) {
  return (
    <StatementDialog
      title={`回复${of.wsh}`}
      note={`回复由中心稽核执法处${systemValue('p.tsZxts')}个工作日内答复，答复在本页和短信中告知；回复不改变缴存期限${of.qx}。`}
      label="回复内容"
      empty="请输入回复内容"
      okText="提交回复"
      done="已回复"
      send={(words) => replyToDemand(of.wsh, words)}
      onSent={() => onClose(true)}
      onClose={() => onClose(false)}
    />
  );
}
