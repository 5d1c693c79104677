import { Button, Input } from 'antd';
import { useState } from 'react';
import { passwordChecks } from '@/domain/identity/password';
import { passwordRule } from '@/session/sign-in/password-rule';
import { Row } from '@/ui/layout/Row';
import type { ControlProps } from '../input/control';
import styles from '../input/fields.module.css';

/** Password: pasting and password managers work, the value is neither trimmed nor cut. A new one shows which rules are met. */
export function PasswordControl({ field, id, value, onChange, onLeave, aria }: ControlProps<'password'>) {
  const [shown, setShown] = useState(false);
  const rules = field.as === 'new' ? passwordChecks(value, passwordRule()) : [];
  const ruleId = `${id}-rule`;
  const described = [aria['aria-describedby'], rules.length > 0 && ruleId].filter(Boolean).join(' ');
  return (
    <>
      <Row align="stretch" className={styles.beside}>
        <Input
          {...aria}
          id={id}
          className={styles.input}
          type={shown ? 'text' : 'password'}
          value={value}
          autoComplete={field.as === 'current' ? 'current-password' : 'new-password'}
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
          aria-describedby={described || undefined}
        />
        <Button
          type="link"
          aria-pressed={shown}
          aria-describedby={aria['aria-labelledby']}
          onClick={() => setShown(!shown)}
        >
          显示密码
        </Button>
      </Row>
      {rules.length > 0 && (
        <Row id={ruleId} as="ul" gap={2} rowGap={0} muted className={styles.checks}>
          {rules.map(({ text, met }) => (
            <li key={text.slice(0, 4)} data-met={met || undefined}>
              <span aria-hidden="true">{met ? '✓' : '○'}</span> {text}
              <span data-unseen>{met ? '，已满足' : '，未满足'}</span>
            </li>
          ))}
        </Row>
      )}
    </>
  );
}
