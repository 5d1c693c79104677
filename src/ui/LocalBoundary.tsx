import { Component, type ReactNode } from 'react';

/** Keeps the error of one small part from taking the page away; the part says what is wrong. */
export class LocalBoundary extends Component<{ children: ReactNode }, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    return this.state.error ? <span role="alert">{this.state.error.message}</span> : this.props.children;
  }
}
