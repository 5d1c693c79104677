import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { type Borrower, confirmSale } from '@/api/loan/borrowers';
import { groupBankCard } from '@/domain/identity/bank-card';
import { formatMoney } from '@/domain/money';
import { Figures } from '@/form/sections/Figures';
import { failureText } from '@/lib/shown-errors';
import { Dialog } from '@/ui/dialog/Dialog';
import { toast } from '@/ui/state/toast';
import styles from './developer.module.css';

interface ConfirmSaleDialogProps {
  sale: Borrower;
  onClose: () => void;
  onDone: () => void;
}

/** Confirms a sale as stated, or rejects it with a reason. */
export function ConfirmSaleDialog({ sale, onClose, onDone }: ConfirmSaleDialogProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const say = async (kfsqr: '1' | '2') => {
    if (kfsqr === '2' && reason.trim() === '') return setProblem('不予确认时请填写原因');
    setBusy(true);
    setProblem('');
    try {
      await confirmSale(sale.ywlsh, kfsqr, kfsqr === '2' ? reason : '');
      toast.success(kfsqr === '1' ? '已确认，购房人的贷款将继续办理' : '已不予确认，购房人会收到原因');
      onDone();
    } catch (error) {
      setProblem(failureText(error, '提交失败，请稍后重试'));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title="确认售房信息"
      width={640}
      onClose={onClose}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            取消
          </Button>
          <Button disabled={busy} onClick={() => void say('2')}>
            不予确认
          </Button>
          <Button type="primary" disabled={busy} onClick={() => void say('1')}>
            确认属实
          </Button>
        </>
      }
    >
      <p>请核对以下售房信息。确认后，购房人即可签署借款合同；贷款发放至下列监管账户。</p>
      <Figures
        items={[
          { label: '购房人', value: `${sale.gmrxm || sale.jkrxm}（证件尾号${sale.zjhmwh}）` },
          { label: '购房合同编号', value: sale.gfhtbh || '未填写' },
          { label: '业务流水号', value: sale.ywlsh },
          { label: '楼盘', value: sale.lpmc },
          { label: '房号', value: sale.fh },
          { label: '房屋总价', value: formatMoney(sale.fwzj) },
          { label: '首付款', value: formatMoney(sale.sfk) },
          { label: '申请贷款金额', value: formatMoney(sale.sqdkje) },
          { label: '贷款划入账户', value: `${sale.skhm} ${groupBankCard(sale.skzh)}（${sale.skyh}）` },
          { label: '确认期限', value: sale.qrqx },
        ]}
      />
      <div className={styles.reason}>
        <label htmlFor={id}>不予确认的原因</label>
        <Input.TextArea
          id={id}
          rows={3}
          maxLength={200}
          value={reason}
          status={problem ? 'error' : ''}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        {problem && (
          <p id={`${id}-problem`} role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}
