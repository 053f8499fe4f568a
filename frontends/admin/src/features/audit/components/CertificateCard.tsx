import type { LogCertificate } from '@marcel/contracts';
import { saveFile } from '@marcel/kit/programs';
import { Alert, Button } from '@marcel/kit/antd';
import { Actions } from '../../../shared/components/Actions';
import { Card } from '../../../shared/components/Card';
import { CERTIFICATE_FILE, CHECK_COMMANDS, KEY_FILE, pemOf } from '../certificate-texts';
import styles from './Verify.module.css';

/** The certificate of a verification, to be taken away and checked elsewhere. */
export const CertificateCard = ({ certificate }: { certificate: LogCertificate }) => {
  const { publicKey, signature } = certificate;
  const save = (text: string, name: string, type: string) => saveFile(new Blob([text], { type }), name);
  return (
    <Card title="Certificate">
      {signature === null && (
        <Alert
          role="status"
          type="warning"
          title="The certificate is not signed: the product has no NOTARY_KEY. It proves nothing to anybody else."
        />
      )}
      <p>
        It covers the first {certificate.events.toLocaleString('en')} events, all that are sealed; their hash is{' '}
        <code className={styles.digits}>{certificate.hash}</code>
      </p>
      <Actions>
        <Button onClick={() => save(`${JSON.stringify(certificate, null, 2)}\n`, CERTIFICATE_FILE, 'application/json')}>
          Download the Certificate
        </Button>
        {publicKey !== null && (
          <Button onClick={() => save(pemOf(publicKey), KEY_FILE, 'application/x-pem-file')}>
            Download the Public Key
          </Button>
        )}
      </Actions>
      {signature !== null && <Checks />}
    </Card>
  );
};

/** How the certificate is checked elsewhere. */
const Checks = () => (
  <>
    <p>
      To check it on another machine, with a copy of the sources there and the log as the tab Log exports it; the public
      key is worth most when it comes from somebody else than the certificate does:
    </p>
    {/* Long lines scroll, also by keyboard. */}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <pre tabIndex={0} className={styles.command}>
      {CHECK_COMMANDS.product}
    </pre>
    <p>Without our sources, jq and OpenSSL check the signature:</p>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <pre tabIndex={0} className={styles.command}>
      {CHECK_COMMANDS.openssl}
    </pre>
  </>
);
