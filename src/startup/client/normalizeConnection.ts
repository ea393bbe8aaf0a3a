import {isConstrained} from '../inline/connection';

/** The part of the Network Information API that Docusaurus and this site read. */
export type Connection = {effectiveType?: string; saveData?: boolean};

type NavigatorWithConnection = {connection?: {effectiveType?: unknown; saveData?: unknown}};

/** @returns a copy of `navigator.connection`; undefined where it is absent or reading it throws. */
function readConnection(): Connection | undefined {
  try {
    const {connection} = navigator as NavigatorWithConnection;
    const {effectiveType, saveData} = connection ?? {};
    return (
      connection && {
        effectiveType: typeof effectiveType === 'string' ? effectiveType : undefined,
        saveData: saveData === true,
      }
    );
  } catch {
    return undefined;
  }
}

function replaceConnection(value: Connection | undefined): void {
  try {
    Object.defineProperty(navigator, 'connection', {configurable: true, value});
  } catch {
    // A frozen navigator cannot be changed.
  }
}

/**
 * Replaces a `navigator.connection` that Docusaurus cannot read, and turns its prefetching off on every constrained connection.
 * Docusaurus 3.10.2 calls `connection?.effectiveType.includes` whenever it prefetches and throws where the object has no type,
 * or where a getter throws; it treats only 2g and data saving as slow.
 */
export function normalizeConnection(): void {
  const connection = readConnection();
  const saveData = isConstrained();
  if (!connection) {
    replaceConnection(undefined);
  } else if (!connection.effectiveType || saveData) {
    replaceConnection({effectiveType: connection.effectiveType ?? '4g', saveData});
  }
}

// Client modules run before Docusaurus renders, and so before it reads the connection.
if (typeof window !== 'undefined') {
  normalizeConnection();
}
