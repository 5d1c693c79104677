import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

interface Props<Value extends string> {
  /** What is chosen here. */
  label: string;
  items: readonly { value: Value; title: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Classes of the list and of a tab. */
  className: { list: string | undefined; tab: string | undefined };
  children: ReactNode;
}

/** A row of tabs and the panel of the chosen one. Arrow keys move between the tabs, as screen-reader users expect of them. */
export function Tabs<Value extends string>({ label, items, value, onChange, className, children }: Props<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = items.findIndex((item) => item.value === value);
    const last = items.length - 1;
    const to = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at <= 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ];
    const next = to === undefined ? undefined : items[to];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[items.indexOf(next)]?.focus();
  };

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={className.list} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <button
            key={item.value}
            id={`${id}-${item.value}`}
            type="button"
            role="tab"
            className={className.tab}
            aria-selected={item.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={item.value === value ? 0 : -1}
            onClick={() => onChange(item.value)}
          >
            {item.title}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
