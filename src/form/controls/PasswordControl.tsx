import { useState } from 'react';
import { passwordChecks } from '@/domain/password';
import { passwordRule } from '@/session/password-rule';
import type { ControlProps } from '../input/control';
import styles from '../input/fields.module.css';

/** Pasting and password managers work; what is typed is neither trimmed nor cut. A new one shows the parts of the rule as they are met. */
export function PasswordControl({ field, id, value, onChange, onLeave, aria }: ControlProps<'password'>) {
  const [shown, setShown] = useState(false);
  const rules = field.as === 'new' ? passwordChecks(value, passwordRule()) : [];
  const ruleId = `${id}-rule`;
  const described = [aria['aria-describedby'], rules.length > 0 && ruleId].filter(Boolean).join(' ');
  return (
    <>
      <div className={styles.beside}>
        <input
          id={id}
          className={styles.input}
          type={shown ? 'text' : 'password'}
          value={value}
          autoComplete={field.as === 'current' ? 'current-password' : 'new-password'}
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
          aria-invalid={aria['aria-invalid']}
          aria-required={aria['aria-required']}
          aria-describedby={described || undefined}
        />
        <button
          type="button"
          className={styles.undo}
          aria-pressed={shown}
          aria-describedby={aria['aria-labelledby']}
          onClick={() => setShown(!shown)}
        >
          显示密码
        </button>
      </div>
      {rules.length > 0 && (
        <ul id={ruleId} className={styles.checks}>
          {rules.map(({ text, met }) => (
            <li key={text.slice(0, 4)} data-met={met || undefined}>
              <span aria-hidden="true">{met ? '✓' : '○'}</span> {text}
              <span data-unseen>{met ? '，已满足' : '，未满足'}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
