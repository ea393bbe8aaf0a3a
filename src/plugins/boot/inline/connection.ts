/** The part of the Network Information API that Docusaurus and the loader read. */
export type Connection = {effectiveType?: string; saveData?: boolean};

type NavigatorWithConnection = {connection?: Connection};

/** @returns the browser's word on the connection; nothing where there is none or reading it throws. */
function readConnection(): Connection | undefined {
  try {
    return (navigator as NavigatorWithConnection).connection;
  } catch {
    return undefined;
  }
}

function replaceConnection(value: Connection | undefined): void {
  try {
    Object.defineProperty(navigator, 'connection', {configurable: true, value});
  } catch {
    // A frozen navigator stays as it is: there is nothing safer to put in its place.
  }
}

/**
 * Makes an odd `navigator.connection` harmless. Docusaurus 3.10.2 reads `connection?.effectiveType.includes` whenever it
 * prefetches and throws where the object exists without a type, or where its getter throws.
 */
export function tameConnection(): void {
  const connection = readConnection();
  if (!connection) {
    replaceConnection(undefined);
  } else if (typeof connection.effectiveType !== 'string') {
    replaceConnection({effectiveType: '4g', saveData: connection.saveData === true});
  }
}

/** @returns whether the reader pays for every byte: data saving is on, or the browser names a type slower than 4g. */
export function isConstrained(): boolean {
  const connection = readConnection();
  return connection?.saveData === true || ['slow-2g', '2g', '3g'].includes(connection?.effectiveType ?? '');
}
