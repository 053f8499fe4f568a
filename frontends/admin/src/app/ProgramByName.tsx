import { useParams } from 'react-router-dom';
import { ProgramDetail } from '../features/programs/components/ProgramDetail';

/** The program that the address names. */
export function ProgramByName() {
  const { frontend = '' } = useParams();
  return <ProgramDetail key={frontend} frontend={frontend} />;
}
