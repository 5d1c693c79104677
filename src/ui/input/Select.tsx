import { Select as AntSelect, type SelectProps as AntSelectProps } from 'antd';
import {
  type ComponentProps,
  createContext,
  type ReactElement,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface OptionGroup {
  label: string;
  options: readonly SelectOption[];
}

export interface SelectProps
  extends Omit<AntSelectProps<string>, 'value' | 'onChange' | 'options' | 'components' | 'showSearch' | 'virtual'> {
  /** '' is the option of that value, or nothing chosen. */
  value: string;
  options: readonly (SelectOption | OptionGroup)[];
  onChange: (value: string) => void;
}

/** Number of options from which typing narrows the list. */
const SEARCHABLE = 16;
/** Number of options from which only those in sight are rendered; screen readers cannot go through these (ant-design issue 56070). */
const MANY = 300;

/** px: eight rows, five in large print. */
const LIST_HEIGHT = 352;

/** Label of the chosen option, for the input of the list. */
const Chosen = createContext('');
const COMPONENTS = { input: ChoiceInput };

/**
 * One choice from a list. antd's Select with what it leaves out for screen readers and keyboards: the input has the chosen label as its
 * value, the list a name, its scroll box a tab stop. The list is as wide as its labels need. An unknown value shows as not chosen.
 */
export function Select({ id, value, options, onChange, placeholder = '请选择', style, ...rest }: SelectProps) {
  const own = useId();
  const all = options.flatMap((option) => ('options' in option ? option.options : option));
  const chosen = all.find((option) => option.value === value);
  const many = all.length > MANY;
  return (
    <Chosen value={chosen?.label ?? ''}>
      <AntSelect<string>
        {...rest}
        id={id ?? own}
        style={{ width: '100%', ...style }}
        status={rest['aria-invalid'] ? 'error' : ''}
        value={chosen?.value ?? null}
        options={options as AntSelectProps['options'] & {}} // Safe: antd does not write to it.
        placeholder={placeholder}
        listHeight={LIST_HEIGHT}
        virtual={many}
        popupMatchSelectWidth={many}
        showSearch={all.length >= SEARCHABLE && { optionFilterProp: 'label' }}
        components={COMPONENTS}
        popupRender={(list) => <NamedList input={id ?? own} list={list} />}
        onChange={onChange}
      />
    </Chosen>
  );
}

/** The text box that antd lays over the chosen label. */
function ChoiceInput({ value, style, ...rest }: ComponentProps<'input'>) {
  const chosen = useContext(Chosen);
  const searching = !rest.readOnly && rest['aria-expanded'] === true;
  if (value || searching) return <input {...rest} value={value} style={style} />;
  return <input {...rest} value={chosen} style={{ ...style, color: 'transparent', forcedColorAdjust: 'none' }} />;
}

/** Names the list after its input. */
function NamedList({ input, list }: { input: string; list: ReactElement }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const listbox = box.current?.querySelector('[role="listbox"]');
    listbox?.setAttribute('aria-label', `${nameOf(document.getElementById(input))}的选项`);
    box.current?.querySelector('[class*="list-holder"]')?.setAttribute('tabindex', '0');
  });
  return <div ref={box}>{list}</div>;
}

function nameOf(input: HTMLElement | null): string {
  if (!(input instanceof HTMLInputElement)) return '';
  const labels = (input.getAttribute('aria-labelledby')?.split(' ') ?? []).map((id) => document.getElementById(id));
  const texts = (labels.length > 0 ? labels : [...(input.labels ?? [])]).map((label) => label?.textContent ?? '');
  return input.getAttribute('aria-label') ?? texts.join(' ');
}
