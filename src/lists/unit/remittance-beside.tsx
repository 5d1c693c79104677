import { RemittanceDialog } from '@/pages/unit/remittance/RemittanceDialog';

/** One list of a unit, beside its months and what was made up for them; a to-do leads to it. */
export const remittanceBeside = {
  named: 'qcqrdh',
  show: (qcqrdh: string, { close }: { close: () => void }) => <RemittanceDialog qcqrdh={qcqrdh} onClose={close} />,
};
