import { useId } from 'react';
import { fundDate } from '@/domain/dates';
import type { KeyCertificate } from '@/session/key-agent/key-agent';
import styles from './certificate.module.css';

interface Props {
  /** Id of the chosen one, or of the first: where an error leads to. */
  id: string;
  /** Id of what names the choice. */
  labelId: string;
  certificates: readonly KeyCertificate[];
  chosen: KeyCertificate | undefined;
  error: string | undefined;
  onChoose: (certificate: KeyCertificate) => void;
}

/** One certificate of those on the keys. Whether it has run out is the centre's to say: here it is only marked. */
export function CertificateChoice({ id, labelId, certificates, chosen, error, onChoose }: Props) {
  const name = useId();
  const target = chosen ?? certificates[0];
  return (
    <fieldset className={styles.choice} aria-labelledby={labelId} aria-describedby={error ? `${id}-error` : undefined}>
      {certificates.map((certificate) => (
        <label key={certificate.id} className={styles.certificate}>
          <input
            id={certificate === target ? id : undefined}
            type="radio"
            name={name}
            checked={certificate.id === chosen?.id}
            onChange={() => onChoose(certificate)}
          />
          <span>
            <strong>{certificate.holder}</strong>
            {certificate.operator ? ` ${certificate.operator}` : ''}
            {isOver(certificate) ? <span className={styles.over}>已过期</span> : null}
            <span className={styles.details}>
              {certificate.issuer}签发，有效期至{certificate.notAfter}
            </span>
          </span>
        </label>
      ))}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

export function isOver({ notAfter }: KeyCertificate): boolean {
  return notAfter < fundDate(Date.now());
}
