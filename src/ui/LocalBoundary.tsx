import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Stands in for the part; without it the error speaks for itself (only where the part throws sentences of its own). */
  instead?: ReactNode;
}

/** Keeps the error of one small part from taking the page away; the part says what is wrong. */
export class LocalBoundary extends Component<Props, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    const { children, instead } = this.props;
    if (!error) return children;
    return instead === undefined ? <span role="alert">{error.message}</span> : instead;
  }
}
