import { Button, Input } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { changeHome, returnHome, sellHome } from '@/api/developer/developer';
import type { House } from '@/api/loan/loan-application';
import { formatMoney } from '@/domain/money';
import { Figures } from '@/form/sections/Figures';
import { failureText } from '@/lib/shown-errors';
import { dictionaryLabel } from '@/session/dictionary';
import { askConfirmation } from '@/ui/dialog/confirm';
import { Dialog } from '@/ui/dialog/Dialog';
import { DateInput } from '@/ui/input/DateInput';
import { Grid } from '@/ui/layout/Grid';
import { toast } from '@/ui/state/toast';
import styles from './developer.module.css';

interface HomeDialogProps {
  /** 安居·翠湖苑3号楼 */
  building: string;
  home: House;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** One home: its data, buyer and the developer's actions. */
export function HomeDialog({ building, home, onClose, onDone }: HomeDialogProps) {
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [hx, setHx] = useState(home.hx);
  const [buyer, setBuyer] = useState({ gmrxm: '', gmrzjhm: '', gfhtbh: '', qdrq: '' });
  const { fwbh, dy, fh, zt, fwzj, smsj } = home;

  const send = async (work: () => Promise<unknown>, success: string) => {
    setBusy(true);
    setProblem('');
    try {
      await work();
      toast.success(success);
      await onDone();
    } catch (error) {
      setProblem(failureText(error, '提交失败，请稍后重试'));
      setBusy(false);
    }
  };
  const giveBack = async () => {
    if (
      await askConfirmation({
        title: '退房',
        content: `${dy}单元${fh}室将恢复可售，原登记的购买人不再保留。您确定退房吗？`,
      })
    ) {
      await send(() => returnHome(fwbh), '已恢复可售');
    }
  };

  return (
    <Dialog
      open
      title={`${building}${dy}单元${fh}室`}
      width={640}
      onClose={onClose}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            关闭
          </Button>
          {zt === '2' && (
            <Button disabled={busy} onClick={() => void giveBack()}>
              退房
            </Button>
          )}
          {zt === '1' && (
            <>
              <Button disabled={busy} onClick={() => void send(() => changeHome({ fwbh, hx }), '已更新')}>
                保存户型
              </Button>
              <Button
                type="primary"
                disabled={busy}
                onClick={() => void send(() => sellHome({ fwbh, ...buyer }), '已登记售出')}
              >
                登记售出
              </Button>
            </>
          )}
        </>
      }
    >
      <Figures
        items={[
          { label: '状态', value: dictionaryLabel('fwzt', zt) },
          { label: '户型', value: home.hx },
          { label: '建筑面积', value: `${home.jzmj}㎡` },
          { label: '备案单价', value: formatMoney(home.fwdj) },
          { label: '房屋总价', value: formatMoney(fwzj) },
          ...(smsj === '' ? [] : [{ label: '说明', value: smsj }]),
        ]}
      />
      {zt === '1' && (
        <>
          <Group title="更正房屋信息">
            <Text label="户型" value={hx} onChange={setHx} />
            <p>建筑面积、备案单价的变更请导入楼栋，由中心核对后生效。</p>
          </Group>
          <Group title="登记售出（未使用公积金贷款）">
            <Text label="购买人姓名" value={buyer.gmrxm} onChange={(gmrxm) => setBuyer({ ...buyer, gmrxm })} />
            <Text
              label="购买人证件号码"
              value={buyer.gmrzjhm}
              onChange={(gmrzjhm) => setBuyer({ ...buyer, gmrzjhm })}
            />
            <Text label="购房合同编号" value={buyer.gfhtbh} onChange={(gfhtbh) => setBuyer({ ...buyer, gfhtbh })} />
            <Field label="合同签订日期">
              {(id) => <DateInput id={id} value={buyer.qdrq} onChange={(qdrq) => setBuyer({ ...buyer, qdrq })} />}
            </Field>
          </Group>
        </>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </Dialog>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Grid as="fieldset" min="200px" fit rowGap={1} className={styles.group}>
      <legend>{title}</legend>
      {children}
    </Grid>
  );
}

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

interface TextProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function Text({ label, value, onChange }: TextProps) {
  return (
    <Field label={label}>
      {(id) => <Input id={id} value={value} maxLength={60} onChange={({ target }) => onChange(target.value)} />}
    </Field>
  );
}
