<#import "page.ftl" as writdesk>
<@writdesk.page pageId="login-update-password.ftl" fields=["password", "password-confirm"] />
