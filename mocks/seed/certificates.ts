import type { PlainDate } from '@/domain/dates';
import { bind } from '../centre/access/bindings';
import { certificateKey } from '../centre/access/certificate-sign-in';
import { revokeCertificate } from '../centre/access/certificates-ca';
import type { Store } from '../centre/kernel/store';
import { transactionOn } from '../centre/kernel/transaction';
import { DEMO_KEYS, REVOKED } from '../key-agent/keys';

/** Certificates bound to hall accounts, and the revoked one. */
export function seedCertificates(store: Store, day: PlainDate): void {
  for (const { bound, certificates } of DEMO_KEYS) {
    if (!bound) continue;
    for (const { serialNumber, subject } of certificates) {
      const { kfsbh, dwzh } = subject;
      bind({ store }, certificateKey(serialNumber), kfsbh ? { kind: 'developer', kfsbh } : { kind: 'unit', dwzh });
    }
  }
  const lostOn = REVOKED.sj < day ? REVOKED.sj : day;
  revokeCertificate(transactionOn(store, lostOn), REVOKED.serialNumber, REVOKED.yy);
}
