import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Bank } from '@/api/person';
import { banksOfCentre } from '@/engine/flow/common-queries';
import type { CardNumber, Choice } from '@/form/field-kinds';
import { OpenForm } from '@/form/open/OpenForm';
import { defineOpenForm, valuesOf } from '@/form/open/open-form';
import { Dialog } from '@/ui/Dialog';
import { Loading } from '@/ui/Loading';

interface Payee {
  skyhdm: Choice;
  skyhzh: CardNumber;
}

interface PayeeDialogProps {
  /** What the money is for, and what became of it. */
  words: string;
  /** Throws what is wrong; its own success it tells itself. */
  onSend: (card: { skyhdm: string; skyhzh: string }) => Promise<void>;
  onClose: () => void;
}

/** 更正账号: another account of one's own for money that is due already. */
export function PayeeDialog({ words, onSend, onClose }: PayeeDialogProps) {
  const { data: banks } = useQuery(banksOfCentre);
  return (
    <Dialog open title="更正收款账号" onClose={onClose}>
      <p>{words}</p>
      {banks ? <PayeeForm banks={banks} onSend={onSend} /> : <Loading />}
    </Dialog>
  );
}

function PayeeForm({ banks, onSend }: { banks: readonly Bank[] } & Pick<PayeeDialogProps, 'onSend'>) {
  const form = useMemo(() => payeeForm(banks), [banks]);
  return (
    <OpenForm
      form={form}
      submitText="确认更正"
      busyText="正在更正"
      onSubmit={async (values) => {
        const { skyhdm, skyhzh } = valuesOf<Payee>(values);
        await onSend({ skyhdm, skyhzh: skyhzh.replace(/\s/g, '') });
      }}
    />
  );
}

const payeeForm = (banks: readonly Bank[]) =>
  defineOpenForm<Payee>()({
    code: 'gzzh',
    initial: { skyhdm: '', skyhzh: '' },
    sections: [
      {
        key: 'payee',
        title: '新的收款账户',
        note: '须为本人的Ⅰ类账户，由银行核验户名。',
        fields: [
          {
            kind: 'select',
            name: 'skyhdm',
            label: '收款银行',
            options: banks.map(({ yhdm, yhmc }) => ({ value: yhdm, label: yhmc })),
          },
          { kind: 'bankCard', name: 'skyhzh', label: '收款账号' },
        ],
      },
    ],
  });
