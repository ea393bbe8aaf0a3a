/** The part of the Network Information API that Docusaurus and the loader read. */
export type Connection = {effectiveType?: string; saveData?: boolean};

type NavigatorWithConnection = {connection?: {effectiveType?: unknown; saveData?: unknown}};

/** @returns a copy of the browser's word on the connection; nothing where there is none or reading any of it throws. */
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
    // A frozen navigator stays as it is: there is nothing safer to put in its place.
  }
}

/**
 * Makes an odd `navigator.connection` harmless, and has Docusaurus fetch nothing ahead on any constrained connection.
 * Docusaurus 3.10.2 reads `connection?.effectiveType.includes` whenever it prefetches and throws where the object exists
 * without a type, or where a getter throws; of slow connections it knows 2g and data saving alone.
 */
export function tameConnection(): void {
  const connection = readConnection();
  if (!connection) {
    replaceConnection(undefined);
  } else if (!connection.effectiveType || isConstrained()) {
    replaceConnection({effectiveType: connection.effectiveType ?? '4g', saveData: isConstrained()});
  }
}

/** @returns whether the reader pays for every byte: data saving is on, or the browser names a type slower than 4g. */
export function isConstrained(): boolean {
  const connection = readConnection();
  return connection?.saveData === true || /[23]g$/.test(connection?.effectiveType ?? '');
}
