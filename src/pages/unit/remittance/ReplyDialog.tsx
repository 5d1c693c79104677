import { type Demand, replyToDemand } from '@/api/demands';
import { systemValue } from '@/session/system-config';
import { WordsDialog } from '../WordsDialog';

/** The unit's word on a paper that the centre served. */
export function ReplyDialog({ of, onClose }: { of: Demand; onClose: (done: boolean) => void }) {
  return (
    <WordsDialog
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
