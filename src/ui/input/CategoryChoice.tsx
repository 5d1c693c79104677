import { Button } from 'antd';
import { useId } from 'react';
import { Muted } from '../layout/Muted';
import { Row } from '../layout/Row';
import { STEP_DONE } from '../silent-icons';

interface CategoryChoiceProps {
  label: string;
  /** The selected category; '' for all. */
  value: string;
  categories: readonly { value: string; label: string; count?: number }[];
  onChange: (value: string) => void;
}

/**
 * Category filter of a list. Buttons instead of radios: each choice loads a list, and arrow keys on radios would load every category
 * passed.
 */
export function CategoryChoice({ label, value, categories, onChange }: CategoryChoiceProps) {
  const id = useId();
  return (
    // A fieldset holds form fields, these are buttons.
    <Row role="group" aria-labelledby={id} data-print="hide">
      <Muted as="span" body id={id}>
        {label}
      </Muted>
      {[{ value: '', label: '全部' }, ...categories].map((one) => {
        const pressed = one.value === value;
        return (
          <Button
            key={one.value}
            aria-pressed={pressed}
            color={pressed ? 'primary' : 'default'}
            variant={pressed ? 'filled' : 'outlined'}
            icon={pressed && STEP_DONE}
            onClick={() => onChange(one.value)}
          >
            {one.label}
            {'count' in one && one.count !== undefined && <Muted as="small"> {one.count}</Muted>}
          </Button>
        );
      })}
    </Row>
  );
}
