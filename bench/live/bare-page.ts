import { signInWithEmailAndPassword } from 'firebase/auth';
import { listenLikeApp, REPLIES, sendReply } from '../pages/app-calls.ts';
import { connectFirebase } from '../pages/connect.ts';

// Runs in the browser. Makes the Firebase calls of the app for an instance, and shows only a list.
const { auth, db } = connectFirebase();
const { email, password } = pageInput;
const { user } = await signInWithEmailAndPassword(auth, email, password);

const list = document.createElement('ul');
document.body.append(list);
listenLikeApp(db, user.uid, ({ docs }) => {
  const rows = docs.map((playerInstance) => {
    const row = document.createElement('li');
    row.textContent = `${playerInstance.get('status')} ${playerInstance.get('name')}`;
    return row;
  });
  list.replaceChildren(...rows);
});

for (const status of REPLIES) {
  const button = document.createElement('button');
  button.textContent = status;
  button.onclick = () => sendReply(db, user.uid, status);
  document.body.prepend(button);
}
