import { Alert } from 'antd';
import type { ReactNode } from 'react';
import type { StateNote } from '@/api/cases/business';
import { Figures } from '@/form/sections/Figures';
import { QrPicture } from '@/ui/files/QrPicture';
import { CopyButton } from '@/ui/text/CopyButton';
import { MenuLink } from '../flow/MenuLink';
import styles from './state-notice.module.css';

/** Alert type by tone; 'waiting' needs no action and is no warning. */
const TYPES = { failed: 'error', attention: 'warning', waiting: 'info', ended: 'info', done: 'success' } as const;

/** Notice of what a case waits for or failed at: reason, values needed (each with a copy button) and a link to the action. */
export function StateNotice({ note, lead = '', action }: { note: StateNote; lead?: string; action?: ReactNode }) {
  return (
    <Alert
      type={TYPES[note.lx]}
      showIcon
      title={`${lead}${note.mc}`}
      action={action && <div data-print="hide">{action}</div>}
      description={
        <>
          <p className={styles.why}>{note.nr}。</p>
          <Figures
            look="rows"
            items={note.mx.map(({ label, value, fz }) => ({
              label,
              value: (
                <>
                  {value}
                  {fz && <CopyButton label={label} text={fz} />}
                </>
              ),
            }))}
          />
          {note.ewm && <QrPicture text={note.ewm} label="扫码付款，金额和附言已带出" size={180} />}
          {note.lj && (
            <p className={styles.why} data-print="hide">
              <MenuLink to={note.lj}>{note.ljmc}</MenuLink>
            </p>
          )}
        </>
      }
    />
  );
}
