import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type NamedCard, sendPayeeCode } from '@/api/person/payee-account';
import type { Bank, DepositAccount } from '@/api/person/person';
import { plainIdentifier } from '@/domain/text/plain-text';
import { banksOfCentre } from '@/engine/flow/common-queries';
import { myAccount } from '@/engine/flow/my-queries';
import { OpenForm } from '@/form/open/OpenForm';
import { defineOpenForm, openFormValues } from '@/form/open/open-form';
import { schemaFields } from '@/form/schema-fields';
import type { ValuesOf } from '@/schema/define-schema';
import { isOtherCard, payeeCard } from '@/schema/individual/payee';
import { Dialog } from '@/ui/dialog/Dialog';
import { Loading } from '@/ui/state/Loading';
import styles from './withdrawals.module.css';

type Payee = ValuesOf<typeof payeeCard>;

interface PayeeDialogProps {
  /** Purpose of the payment and its result. */
  words: string;
  /** Masked number of the account that the payment failed for. */
  former: string;
  /** Consequence of an account unknown to the bank. */
  unknown: string;
  /** Throws on failure; reports success itself. */
  onSend: (card: NamedCard) => Promise<void>;
  onClose: () => void;
}

/** 更正收款账号: another own account for a payment already due. */
export function PayeeDialog({ words, former, unknown, onSend, onClose }: PayeeDialogProps) {
  const { data: banks } = useQuery(banksOfCentre);
  const { data: account } = useQuery(myAccount);
  return (
    <Dialog open title="更正收款账号" onClose={onClose}>
      <p className={styles.words}>{words}</p>
      {banks && account ? (
        <PayeeForm {...{ banks, account, former, unknown, onSend, onClose }} />
      ) : (
        <Loading shape="form" />
      )}
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
        const { skzhly, skyhdm, skyhzh, dxyzm } = openFormValues<Payee>(values);
        const typed = { skyhdm, skyhzh: plainIdentifier(skyhzh), dxyzm };
        await onSend(skzhly === BOUND ? { skzhly } : { skzhly, ...typed });
      }}
    />
  );
}

const BOUND = '1';

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
        fields: schemaFields(payeeCard, [
          {
            name: 'skzhly',
            options: [
              ...(bdk
                ? [{ value: BOUND, label: `已绑定的${bdk.yhmc}卡 ${bdk.yhzh}${again ? '（上次未能收款）' : ''}` }]
                : []),
              { value: '2', label: '其他银行卡' },
            ],
          },
          { name: 'skyhdm', options: banks.map(({ yhdm, yhmc }) => ({ value: yhdm, label: yhmc })) },
          'skyhzh',
          {
            name: 'dxyzm',
            hint: '发送至登记的手机号码',
            visible: isOtherCard,
            send: ({ skyhzh }) => sendPayeeCode(skyhzh),
            to: () => account.sjhm,
          },
        ]),
      },
    ],
  });
}
