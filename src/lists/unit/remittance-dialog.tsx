import { RemittanceDialog } from '@/pages/unit/remittance/RemittanceDialog';

/** Dialog of one remittance list, shared by remittances and back-payments; to-dos link to it. */
export const remittanceDialog = {
  named: 'qcqrdh',
  show: (qcqrdh: string, { close }: { close: () => void }) => <RemittanceDialog qcqrdh={qcqrdh} onClose={close} />,
};
