import { type Demand, replyToDemand } from '@/api/unit/demands';
import { StatementDialog } from '@/form/open/StatementDialog';
import { demandReply } from '@/schema/unit/statements';
import { systemValue } from '@/session/system-config';
import { toast } from '@/ui/state/toast';

/** The unit's response to a served document. */
export function ReplyDialog({ of, onClose }: { of: Demand; onClose: (done: boolean) => void }) {
  return (
    <StatementDialog
      title={`回复${of.wsh}`}
      note={`回复由中心稽核执法处${systemValue('p.tsZxts')}个工作日内答复，答复在本页和短信中告知；回复不改变缴存期限${of.qx}。`}
      schema={demandReply}
      name="nr"
      submitText="提交回复"
      send={async (words) => {
        await replyToDemand(of.wsh, words);
        toast.success('已回复');
        onClose(true);
      }}
      onClose={() => onClose(false)}
    />
  );
}
