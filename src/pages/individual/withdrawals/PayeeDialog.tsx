import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Bank, DepositAccount } from '@/api/person';
import { type NamedCard, sendPayeeCode } from '@/api/withdrawal-records';
import { plainIdentifier } from '@/domain/plain-text';
import { banksOfCentre } from '@/engine/flow/common-queries';
import { ownAccount } from '@/engine/flow/own-queries';
import type { CardNumber, Choice, SmsCode } from '@/form/field-kinds';
import { OpenForm } from '@/form/open/OpenForm';
import { defineOpenForm, valuesOf } from '@/form/open/open-form';
import { Dialog } from '@/ui/Dialog';
import { Loading } from '@/ui/Loading';
import styles from './withdrawals.module.css';

interface Payee {
  /** 1 the bound card, 2 another one. */
  skzhly: Choice;
  skyhdm: Choice;
  skyhzh: CardNumber;
  dxyzm: SmsCode;
}

interface PayeeDialogProps {
  /** What the money is for, and what became of it. */
  words: string;
  /** Masked: the account that the money did not reach. */
  former: string;
  /** What becomes of an account that the bank does not know. */
  unknown: string;
  /** Throws what is wrong; its own success it tells itself. */
  onSend: (card: NamedCard) => Promise<void>;
  onClose: () => void;
}

/** 更正收款账号: another account of one's own for money that is due already. */
export function PayeeDialog({ words, former, unknown, onSend, onClose }: PayeeDialogProps) {
  const { data: banks } = useQuery(banksOfCentre);
  const { data: account } = useQuery(ownAccount);
  return (
    <Dialog open title="更正收款账号" onClose={onClose}>
      <p className={styles.words}>{words}</p>
      {banks && account ? <PayeeForm {...{ banks, account, former, unknown, onSend, onClose }} /> : <Loading />}
    </Dialog>
  );
}

type PayeeFormProps = Pick<PayeeDialogProps, 'former' | 'unknown' | 'onSend' | 'onClose'> & {
  banks: readonly Bank[];
  account: DepositAccount;
};

function PayeeForm({ onSend, onClose, ...known }: PayeeFormProps) {
  const { banks, account, former, unknown } = known;
  const form = useMemo(() => payeeForm({ banks, account, former, unknown }), [banks, account, former, unknown]);
  return (
    <OpenForm
      form={form}
      submitText="确认更正"
      busyText="正在更正"
      onCancel={onClose}
      onSubmit={async (values) => {
        const { skzhly, skyhdm, skyhzh, dxyzm } = valuesOf<Payee>(values);
        const typed = { skyhdm, skyhzh: plainIdentifier(skyhzh), dxyzm };
        await onSend(skzhly === BOUND ? { skzhly } : { skzhly, ...typed });
      }}
    />
  );
}

const BOUND = '1';
const isOther = ({ skzhly }: { skzhly: string }) => skzhly !== BOUND;

function payeeForm({ banks, account, former, unknown }: Omit<PayeeFormProps, 'onSend' | 'onClose'>) {
  const { bdk } = account;
  const again = bdk?.yhzh === former;
  return defineOpenForm<Payee>()({
    code: 'gzzh',
    initial: { skzhly: bdk && !again ? BOUND : '2', skyhdm: '', skyhzh: '', dxyzm: '' },
    sections: [
      {
        key: 'payee',
        title: '新的收款账户',
        note: `须为本人的Ⅰ类账户，由银行核验户名；${unknown}。上次未能收款的账户恢复后可以再试。`,
        fields: [
          {
            kind: 'radio',
            name: 'skzhly',
            label: '收款银行卡',
            options: [
              ...(bdk
                ? [{ value: BOUND, label: `已绑定的${bdk.yhmc}卡 ${bdk.yhzh}${again ? '（上次未能收款）' : ''}` }]
                : []),
              { value: '2', label: '其他银行卡' },
            ],
          },
          {
            kind: 'select',
            name: 'skyhdm',
            label: '收款银行',
            visible: isOther,
            options: banks.map(({ yhdm, yhmc }) => ({ value: yhdm, label: yhmc })),
          },
          { kind: 'bankCard', name: 'skyhzh', label: '收款账号', visible: isOther },
          {
            kind: 'smsCode',
            name: 'dxyzm',
            label: '短信验证码',
            hint: '发送至登记的手机号码',
            visible: isOther,
            send: ({ skyhzh }) => sendPayeeCode(skyhzh),
            to: () => account.sjhm,
          },
        ],
      },
    ],
  });
}
