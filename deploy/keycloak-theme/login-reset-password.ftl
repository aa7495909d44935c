<#import "page.ftl" as writdesk>
<@writdesk.page pageId="login-reset-password.ftl" fields=["username"] own={"username": auth.attemptedUsername!''} />
